/** A field that holds handles, one or several with commas between. */
const between = /[\s,;]/;

/** What is being written at its end. */
export function lastHandle(value: string, many: boolean): string {
  if (!many) return value.trim().replace(/^@/, '');
  const at = [...value].findLastIndex((sign) => between.test(sign));
  return [...value]
    .slice(at + 1)
    .join('')
    .replace(/^@/, '');
}

/** With that handle in the place of what was being written. */
export function withHandle(value: string, handle: string, many: boolean): string {
  return many ? [...before(value), handle, ''].join(', ') : handle;
}

/** Those that stand there already, as they are compared. */
export const namedIn = (value: string) =>
  before(value).map((handle) => handle.toLowerCase().replace(/^@/, ''));

const before = (value: string) =>
  value
    .split(/[\s,;]+/)
    .slice(0, -1)
    .filter(Boolean);
