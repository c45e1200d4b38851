export function parse(path: string): [string, number[]][];
export function shorten(path: string, digits: number): string;
