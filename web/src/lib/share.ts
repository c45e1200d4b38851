/** What has not changed stays the same object, so that nothing that shows it is worked out again. */

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `after`, with every part that equals the one in `before` taken from there. Both are data as JSON knows it. */
export function share<Data>(before: unknown, after: Data): Data {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const mixed = names.map((name) => [name, share(before[name], after[name])] as const);
  const isSame =
    names.length === Object.keys(before).length &&
    mixed.every(([name, value]) => name in before && value === before[name]);
  if (isSame) return before as Data;
  return (Array.isArray(after) ? mixed.map(([, value]) => value) : Object.fromEntries(mixed)) as Data;
}
