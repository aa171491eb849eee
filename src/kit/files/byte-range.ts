/** The part of a file that a Range header asks for (RFC 9110). */

export type AskedRange = { start: number; end: number } | 'whole' | 'unsatisfiable';

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Both ends are included. Several ranges at once, other units and nonsense are answered with the whole file. */
export function parseRange(header: string | null, totalBytes: number): AskedRange {
  const match = single.exec(header?.replaceAll(' ', '') ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? 'whole' : lastBytes(Number(last), totalBytes);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= totalBytes) return 'unsatisfiable';
  return { start, end: last === '' ? totalBytes - 1 : Math.min(Number(last), totalBytes - 1) };
}

function lastBytes(count: number, totalBytes: number): AskedRange {
  if (count === 0 || totalBytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, totalBytes - count), end: totalBytes - 1 };
}
