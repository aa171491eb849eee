/** Ids of this protocol, and the ids of rows that they stand for. */

const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const responseIdOf = (id: string) => `resp_${id.replaceAll('-', '')}`;

/** Undefined where it cannot be one of ours. */
export function rowOfResponse(id: string): string | undefined {
  const [, hex] = /^resp_([0-9a-f]{32})$/.exec(id) ?? [];
  return hex && dashed(hex);
}

export function rowOfItem(id: string): { row: string; index: number } | undefined {
  const [, hex, index] = /^[a-z]+_([0-9a-f]{32})_(\d{1,4})$/.exec(id) ?? [];
  return hex ? { row: dashed(hex), index: Number(index) } : undefined;
}

/** Ids that begin with a word of their own: `file-…`, `batch_…`. */
export const idWith = (prefix: string, id: string) => prefix + id.replaceAll('-', '');

export function rowWith(prefix: string, id: string): string | undefined {
  const hex = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  return /^[0-9a-f]{32}$/.test(hex) ? dashed(hex) : undefined;
}
