/** How wide a name is, so that it gets one line or two before it is drawn. Widths are of the bold serif, in em. */

// Advance widths of a–z and A–Z in hundredths of an em, measured in the font itself.
const SMALL = [48, 51, 43, 54, 46, 34, 51, 54, 29, 27, 52, 26, 84, 56, 52, 54, 52, 41, 41, 33, 55, 47, 74, 50, 46, 46];
const LARGE = [62, 63, 62, 69, 60, 53, 65, 75, 37, 33, 66, 53, 84, 73, 67, 58, 68, 64, 54, 57, 66, 62, 96, 68, 59, 58];
const OTHER: Record<string, number> = { ' ': 17, '-': 35, "'": 18, '’': 21, ß: 57 };

/** The width of a name at 1em. */
export function nameWidth(name: string): number {
  let sum = 0;
  for (const letter of name) {
    const plain = letter.normalize('NFD')[0] ?? letter;
    const code = plain.charCodeAt(0);
    sum += OTHER[plain] ?? SMALL[code - 97] ?? LARGE[code - 65] ?? 60;
  }
  return sum / 100;
}

/** The width of its longest word at 1em, for names that may break between words only. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/(?<=[ -])/).map((word) => nameWidth(word)));
}

export interface NameFit {
  /** Type size in em, and whether it takes two lines. */
  size: number;
  lines: 1 | 2;
}

/** One line down to .86em, else two lines at .83; a word that is still too long gets smaller. */
export function fitName(name: string, room: number, full = 1, folded = 0.83): NameFit {
  const width = nameWidth(name);
  if (width * full <= room) return { size: full, lines: 1 };
  if (width * full * 0.86 <= room) return { size: Math.floor((room / width) * 100) / 100, lines: 1 };
  const words = name.split(/(?<=[ -])/);
  let longest = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    longest = Math.min(
      longest,
      Math.max(nameWidth(words.slice(0, cut).join('')), nameWidth(words.slice(cut).join(''))),
    );
  }
  if (longest === Infinity) return { size: Math.floor((room / width) * 100) / 100, lines: 1 };
  return { size: Math.min(folded, Math.floor((room / longest) * 100) / 100), lines: 2 };
}
