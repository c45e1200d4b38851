/** A scored table in a link: it travels in the part of the address that browsers do not send to a server. */

import { addressOf } from '../lib/site';
import { isTable } from './files';
import type { Scored } from './history';

const MARK = '#t=';
const LONGEST = 20_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The address of a result. */
export async function linkTo({ date, table, less }: Pick<Scored, 'date' | 'table' | 'less'>): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify({ date, table, less })),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${new URL(addressOf('/pad'), location.href).href}${MARK}${text}`;
}

/** What a link says; null where it is none, or is broken. */
export async function readLink(hash: string): Promise<Scored | null> {
  if (!hash.startsWith(MARK) || hash.length > LONGEST) return null;
  try {
    const packed = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(packed, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    const { date, table, less } = JSON.parse(new TextDecoder().decode(bytes)) as Scored;
    if (typeof date !== 'number' || !Array.isArray(less) || !isTable(table)) return null;
    return {
      id: `l${date.toString(36)}`,
      date,
      table,
      totals: [],
      less: table.forests.map((_, seat) => less[seat] === true),
    };
  } catch {
    return null;
  }
}
