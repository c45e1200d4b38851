/** A scored table in the forms that others read: JSON, CSV, BG Stats, a picture. */

import { editionName } from '../lib/editions.svelte';
import { t } from '../lib/words.svelte';
import games from './bgg.json';
import { CHALLENGE_ASK, readNumbers, type Quick, type Rules } from '../rules';
import type { Scored } from './history';
import { winnersOf } from './history';
import { tidy } from './entry';

/** `spinney.forests/1`; with a forest of which only numbers are known `spinney.counts/1`, with all answers, also those that go without saying. */
export function forestsJson({ table }: Scored, rules: Rules): string {
  const forests = table.forests.map((forest) => ({
    ...forest,
    hosts: forest.hosts.map(tidy),
    ...(forest.quick && { quick: withAllAnswers(rules, forest.quick) }),
  }));
  const format = forests.some(({ quick }) => quick) ? 'spinney.counts/1' : table.format;
  return JSON.stringify({ ...table, format, forests }, null, 2);
}

function withAllAnswers(rules: Rules, quick: Quick): Quick {
  const { questions } = readNumbers(rules, quick);
  const told = questions.filter(({ ask, value }) => value || ask.is !== 'own');
  const met = quick.answers[CHALLENGE_ASK];
  const answers = Object.fromEntries(told.map(({ id, value }) => [id, value]));
  return { counts: quick.counts, answers: met ? { ...answers, [CHALLENGE_ASK]: met } : answers };
}

/** What parts the cells: spreadsheets of languages that write 1,5 read semicolons. */
const comma = (lang: string): string => ((1.5).toLocaleString(lang).includes(',') ? ';' : ',');

const cell = (value: string | number): string => {
  const text = String(value);
  // A text that a spreadsheet would take for a formula is kept a text.
  const safe = /^[=+\-@]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of a sheet: its rows down, people across. The mark before them tells spreadsheets that it is Unicode. */
export function csv(
  people: string[],
  rows: { name: string; points: number[] }[],
  totals: number[],
  lang: string,
): string {
  const lines = [['', ...people], ...rows.map((row) => [row.name, ...row.points]), [t('score-total'), ...totals]];
  return `\uFEFF${lines.map((line) => line.map(cell).join(comma(lang))).join('\r\n')}\r\n`;
}

// BG Stats finds a game by its number at BoardGameGeek, or by its name where that is 0.
const GAMES: Record<string, { name: string; bggId: number }> = games;

/** One play in the form in which BG Stats takes plays of other apps. */
export function bgStats({ id, date, table, totals, less, lost }: Scored): string {
  const day = new Date(date);
  const two = (number: number): string => String(number).padStart(2, '0');
  const winners = winnersOf(totals);
  const late = table.forests
    .filter((_, seat) => less[seat])
    .map(({ name }) => t('label', { label: name, text: t('pad-turn-less') }));
  return JSON.stringify({
    sourceName: 'Spinney',
    sourcePlayId: id,
    playDate: `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} ${two(day.getHours())}:${two(day.getMinutes())}:${two(day.getSeconds())}`,
    comments: late.join(', '),
    game: {
      ...(GAMES[table.edition] ?? { name: editionName(table.edition), bggId: 0 }),
      sourceGameId: table.edition,
      highestWins: true,
      noPoints: false,
    },
    players: table.forests.map(({ name }, seat) => ({
      sourcePlayerId: name,
      name,
      score: totals[seat]!,
      rank: 1 + totals.filter((other) => other > totals[seat]!).length,
      winner: winners.includes(seat) && !lost,
      startPlayer: false,
    })),
  });
}

/** Opens the app with the play; it is on phones only, and nothing goes over the net. */
export const bgStatsLink = (scored: Scored): string =>
  `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(bgStats(scored))}`;

/** Offers a text or picture as a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface Painted {
  title: string;
  note: string;
  people: string[];
  rows: { name: string; points: number[] }[];
  totals: number[];
}

/** The score sheet as a picture, in the colours of paper. */
export async function picture({ title, note, people, rows, totals }: Painted): Promise<Blob | null> {
  await document.fonts.ready;
  const [left, column, line, top] = [250, 150, 56, 190];
  const canvas = document.createElement('canvas');
  canvas.width = 80 + left + column * people.length;
  canvas.height = top + line * (rows.length + 1) + 130;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const serif = '"Spinney Serif", Georgia, serif';
  const sans = '"Spinney Sans", sans-serif';
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    align: CanvasTextAlign = 'left',
    width?: number,
  ): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, width);
  };
  pen.fillStyle = '#F4ECD8';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#23503A';
  pen.fillRect(0, 0, canvas.width, 12);
  write(title, 40, 74, `700 40px ${serif}`, '#1F2A24', 'left', canvas.width - 80);
  write(note, 40, 110, `400 23px ${serif}`, '#535D54', 'left', canvas.width - 80);
  const winners = winnersOf(totals);
  people.forEach((name, seat) => {
    const x = 40 + left + column * (seat + 1) - 24;
    if (winners.includes(seat)) {
      pen.fillStyle = '#DFE6D0';
      pen.beginPath();
      pen.roundRect(x - column + 34, top - 50, column - 6, line * (rows.length + 1) + 80, 12);
      pen.fill();
    }
    write(name, x, top - 12, `700 24px ${serif}`, '#1F2A24', 'right', column - 24);
  });
  rows.forEach((row, at) => {
    const y = top + line * at;
    pen.fillStyle = '#C4B48F';
    pen.fillRect(40, y, canvas.width - 80, 1);
    write(row.name, 40, y + 37, `400 23px ${sans}`, '#1F2A24', 'left', left - 10);
    row.points.forEach((points, seat) =>
      write(String(points), 40 + left + column * (seat + 1) - 24, y + 37, `600 24px ${sans}`, '#1F2A24', 'right'),
    );
  });
  const y = top + line * rows.length;
  pen.fillStyle = '#1F2A24';
  pen.fillRect(40, y, canvas.width - 80, 3);
  write(t('score-total'), 40, y + 50, `700 28px ${serif}`, '#1F2A24');
  totals.forEach((total, seat) =>
    write(String(total), 40 + left + column * (seat + 1) - 24, y + 52, `800 34px ${sans}`, '#1F2A24', 'right'),
  );
  write('Spinney', 40, canvas.height - 30, `700 22px ${serif}`, '#23503A');
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
