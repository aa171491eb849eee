/** The parts of a revision of any structure: each value that differs. Lists that grew or shrank are one part. */
import type { Hunk, Parts } from './parts.ts';

type Path = (string | number)[];
interface Change {
  path: Path;
  /** Absent: it was not there, or is to go. */
  was?: unknown;
  now?: unknown;
}

export const jsonParts: Parts<unknown> = {
  between: (before, after) => changesBetween(before, after, []).map(toHunk),
  apply(now, hunks) {
    const content = structuredClone({ root: now });
    const unfit = hunks.filter(({ change }) => !put(content, change as Change)).map(({ id }) => id);
    return { content: content.root, unfit };
  },
};

function changesBetween(was: unknown, now: unknown, path: Path): Change[] {
  if (isSame(was, now)) return [];
  if (Array.isArray(was) && Array.isArray(now) && was.length === now.length)
    return was.flatMap((one, at) => changesBetween(one, now[at], [...path, at]));
  if (!isRecord(was) || !isRecord(now)) return [{ path, was, now }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return names.flatMap((name) => {
    if (!Object.hasOwn(was, name)) return [{ path: [...path, name], now: now[name] }];
    if (!Object.hasOwn(now, name)) return [{ path: [...path, name], was: was[name] }];
    return changesBetween(was[name], now[name], [...path, name]);
  });
}

function toHunk(change: Change, at: number): Hunk {
  const place = change.path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');
  return { id: String(at), place: place || null, was: worded(change.was), now: worded(change.now), change };
}

/** False where something else stands there by now. */
function put(content: object, { path, ...change }: Change): boolean {
  const steps: Path = ['root', ...path];
  const last = steps.pop()!;
  let place: unknown = content;
  for (const step of steps) place = isHolder(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  if (!isHolder(place)) return false;
  const has = Object.hasOwn(place, last);
  if (has !== Object.hasOwn(change, 'was') || (has && !isSame(place[last], change.was))) return false;
  if (!Object.hasOwn(change, 'now')) delete place[last];
  else
    Object.defineProperty(place, last, {
      value: change.now,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHolder = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;
const worded = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The same value, however its fields are ordered: the database keeps its own order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
