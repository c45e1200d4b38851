/** All drawings of the files: `[name, text]` each. */
export function compile(files: [string, string][]): {
  species: Record<string, { box: string; backdrop: string; air?: boolean; body: string }>;
  backdrops: Record<string, string>;
  caves: Record<string, string>;
};
