/** What became of a document in its next version: changed, added, removed, moved. */
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';
import { align } from './align.ts';
import type { Change, Side } from './data.ts';
import { unitsOf, type Unit } from './units.ts';

const longestShown = 600;

export interface Compared {
  changes: Change[];
  /** Sentences, headings and rows that are in both, word for word. */
  same: number;
  first: readonly Unit[];
  second: readonly Unit[];
}

export async function compareDocuments(
  before: readonly ReadPage[],
  after: readonly ReadPage[],
): Promise<Compared> {
  const [first, second] = [unitsOf(before), unitsOf(after)];
  const pairs = await align(first, second);
  const partner = new Map(pairs.map((pair) => [pair.first, pair]));
  const placed: { at: number; change: Change }[] = [];
  let same = 0;
  for (const { first: one, second: other, isMoved } of pairs) {
    const [was, now] = [first[one]!, second[other]!];
    const isEqual = was.key === now.key;
    if (isEqual && !isMoved) same += 1;
    else
      placed.push({
        at: other,
        change: { is: isMoved ? 'moved' : 'changed', was: sideOf(was), now: sideOf(now) },
      });
  }
  const known = new Set(pairs.map((pair) => pair.second));
  for (const [at, unit] of second.entries())
    if (!known.has(at)) placed.push({ at, change: { is: 'added', was: null, now: sideOf(unit) } });
  // What is gone is told where it would stand.
  let last = -1;
  for (const [at, unit] of first.entries()) {
    const pair = partner.get(at);
    if (pair && !pair.isMoved) last = pair.second;
    if (!pair) placed.push({ at: last + 0.5, change: { is: 'removed', was: sideOf(unit), now: null } });
  }
  placed.sort((a, b) => a.at - b.at);
  return { changes: joined(placed.map(({ change }) => change)), same, first, second };
}

const sideOf = ({ page, block, start, end, text }: Unit): Side => ({
  page,
  block,
  start,
  end,
  text: shown(text),
});

function shown(text: string): string {
  if (text.length <= longestShown) return text;
  const blank = text.lastIndexOf(' ', longestShown);
  return `${text.slice(0, blank > longestShown / 2 ? blank : longestShown)}…`;
}

/** Sentences of one block that came or went together are one change. */
function joined(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of changes) {
    const last = kept.at(-1);
    const side = change.is === 'added' ? 'now' : 'was';
    const [before, own] = [last?.[side], change[side]];
    const isOne =
      last?.is === change.is &&
      (change.is === 'added' || change.is === 'removed') &&
      before &&
      own &&
      follows(before, own);
    if (isOne)
      kept[kept.length - 1] = {
        ...last,
        [side]: { ...before, end: own.end, text: shown(`${before.text} ${own.text}`) },
      };
    else kept.push(change);
  }
  return kept;
}

const follows = (before: Passage, own: Passage) =>
  before.page === own.page &&
  before.block === own.block &&
  own.start >= before.end &&
  own.start - before.end <= 2;
