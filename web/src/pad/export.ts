/** A scored table in the forms that others read: JSON, CSV, BG Stats, a picture. */

import { t } from '../lib/words.svelte';
import type { Scored } from './history';
import { winnersOf } from './history';
import { tidy } from './entry';

/** `spinney.forests/1`; with a forest of which only numbers are known `spinney.counts/1`. */
export function forestsJson({ table }: Scored): string {
  const forests = table.forests.map((forest) => ({ ...forest, hosts: forest.hosts.map(tidy) }));
  const format = forests.some(({ quick }) => quick) ? 'spinney.counts/1' : table.format;
  return JSON.stringify({ ...table, format, forests }, null, 2);
}

const cell = (value: string | number): string => {
  const text = String(value);
  // A text that a spreadsheet would take for a formula is kept a text.
  const safe = /^[=+\-@]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of a sheet: its rows down, people across. */
export function csv(people: string[], rows: { name: string; points: number[] }[], totals: number[]): string {
  const lines = [['', ...people], ...rows.map((row) => [row.name, ...row.points]), [t('score-total'), ...totals]];
  return lines.map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}

// BG Stats finds a game by its number at BoardGameGeek, or by its name where that is 0.
const GAMES = { base: { name: 'Forest Shuffle', bggId: 391163 }, dartmoor: { name: 'Forest Shuffle: Dartmoor', bggId: 0 } };

/** One play in the form that BG Stats imports. */
export function bgStats({ id, date, table, totals, less }: Scored): string {
  const day = new Date(date);
  const two = (number: number): string => String(number).padStart(2, '0');
  const when = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} ${two(day.getHours())}:${two(day.getMinutes())}:${two(day.getSeconds())}`;
  const winners = winnersOf(totals);
  const game = GAMES[table.edition];
  return JSON.stringify(
    {
      about: 'Spinney',
      games: [{ id: 1, sourceGameId: table.edition, name: game.name, bggId: game.bggId, noPoints: false, highestWins: true, cooperative: false, usesTeams: false }],
      players: table.forests.map((forest, seat) => ({ id: seat + 1, name: forest.name, isAnonymous: false })),
      locations: [],
      plays: [
        {
          uuid: id,
          playDate: when,
          entryDate: when,
          modificationDate: when,
          gameRefId: 1,
          ignored: false,
          rating: 0,
          durationMin: 0,
          scoringSetting: 0,
          playerScores: totals.map((total, seat) => ({
            playerRefId: seat + 1,
            score: String(total),
            winner: winners.includes(seat),
            newPlayer: false,
            startPlayer: false,
            rank: 1 + totals.filter((other) => other > total).length,
            ...(less[seat] ? { metaData: t('pad-turn-less') } : {}),
          })),
        },
      ],
    },
    null,
    1,
  );
}

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
  const serif = '"Alegreya Variable", Georgia, serif';
  const sans = '"Source Sans 3 Variable", sans-serif';
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left', width?: number): void => {
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
    row.points.forEach((points, seat) => write(String(points), 40 + left + column * (seat + 1) - 24, y + 37, `600 24px ${sans}`, '#1F2A24', 'right'));
  });
  const y = top + line * rows.length;
  pen.fillStyle = '#1F2A24';
  pen.fillRect(40, y, canvas.width - 80, 3);
  write(t('score-total'), 40, y + 50, `700 28px ${serif}`, '#1F2A24');
  totals.forEach((total, seat) => write(String(total), 40 + left + column * (seat + 1) - 24, y + 52, `800 34px ${sans}`, '#1F2A24', 'right'));
  write('Spinney', 40, canvas.height - 30, `700 22px ${serif}`, '#23503A');
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
