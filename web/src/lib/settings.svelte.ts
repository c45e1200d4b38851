/** What this device remembers: language, theme, sound, motion, the player's name and secret. */

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';
/** How long a move of somebody else stays alone on the screen. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export const PACES: Record<Pace, number> = { slow: 1800, normal: 900, fast: 400, once: 0 };
/** How many times as fast as plainly a replay goes. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

const KEY = 'spinney.settings';

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  motion: boolean;
  pace: Pace;
  speed: Speed;
  /** Whether one tap takes a card of the clearing, without a look at it first. */
  quick: boolean;
  /** Whether what is always a gain is asked all the same. */
  asks: boolean;
  /** Whether cards of the hand tell what they would gain. */
  tags: boolean;
  /** Whether leaves and faces of the others are shown. */
  reactions: boolean;
  name: string;
  player: string;
}

function preferred(): Lang {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

/** A secret of this device's own making: the server lists the tables of whoever holds it. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(): Kept {
  const fresh: Kept = {
    lang: preferred(),
    theme: 'auto',
    // Nobody wants a phone that speaks up unasked.
    sound: !matchMedia('(pointer: coarse)').matches,
    volume: 0.7,
    motion: true,
    pace: 'normal',
    speed: 1,
    quick: false,
    asks: false,
    tags: true,
    reactions: true,
    name: '',
    player: newSecret(),
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const merged = { ...fresh, ...kept };
    if (!(merged.pace in PACES)) merged.pace = fresh.pace;
    if (!SPEEDS.includes(merged.speed)) merged.speed = fresh.speed;
    return LANGUAGES.includes(merged.lang) ? merged : { ...merged, lang: fresh.lang };
  } catch {
    return fresh;
  }
}

const kept = $state<Kept>(read());

/** The settings; whatever is changed is kept at once. */
export const settings: Kept = new Proxy(kept, {
  set(target, key, value) {
    Reflect.set(target, key, value);
    save();
    return true;
  },
});

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(kept)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

save();

/** The reader's own form of the present language, for dates and times: 17/11 in London is 11/17 in Boston. */
export function locale(): string {
  return navigator.languages?.find((own) => own.split('-')[0]?.toLowerCase() === settings.lang) ?? settings.lang;
}

const night = matchMedia('(prefers-color-scheme: dark)');
let system = $state(night.matches);
night.addEventListener('change', () => (system = night.matches));

/** Whether the dark theme is on. */
export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && system);
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. */
export function mayMove(): boolean {
  return settings.motion && !calm.matches;
}
