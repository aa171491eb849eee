/** Two revisions of a content as one, value by value; words are put together where they do not touch. */
import { mergeTexts } from './merge-text.ts';
import { isSame } from './propose/json-parts.ts';

const apart = Symbol('they do not go together');

export function mergeContents(base: unknown, mine: unknown, theirs: unknown): unknown {
  const merged = merge(base, mine, theirs);
  return merged === apart ? undefined : merged;
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if ([base, mine, theirs].every((one) => typeof one === 'string'))
    return mergeTexts(base as string, mine as string, theirs as string) ?? apart;
  if ([base, mine, theirs].every(isIdentified))
    return mergeLists(base as Identified[], mine as Identified[], theirs as Identified[]);
  if (![base, mine, theirs].every(isRecord)) return apart;
  const [was, a, b] = [base, mine, theirs] as Record<string, unknown>[];
  const made: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
    const value = merge(was![name], a![name], b![name]);
    if (value === apart) return apart;
    if (value !== undefined) made[name] = value;
  }
  return made;
}

interface Identified {
  id: string;
}

/** Mine in my order; what they added comes after it, and what either removed is gone if the other left it as it was. */
function mergeLists(base: Identified[], mine: Identified[], theirs: Identified[]): unknown {
  const find = (list: Identified[], id: string) => list.find((one) => one.id === id);
  const made: unknown[] = [];
  for (const one of [...mine, ...theirs.filter(({ id }) => !find(mine, id))]) {
    const [was, a, b] = [base, mine, theirs].map((list) => find(list, one.id));
    const isGone = was && (!a || !b);
    if (isGone) {
      if (isSame(a ?? b, was)) continue;
      return apart;
    }
    const value = was ? merge(was, a, b) : one;
    if (value === apart) return apart;
    made.push(value);
  }
  return made;
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isIdentified = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one: unknown) => isRecord(one) && typeof (one as Identified).id === 'string');
