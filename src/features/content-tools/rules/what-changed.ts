/** Two versions word by word; figures, dates and names that differ are named first, since they matter most. */
import { changesIn, diffWords, type Piece } from '#kit/ui/diff/word-diff.ts';
import { cutToFit, type Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { countWords, sentencesIn } from './prose.ts';

type Change = Extract<Piece, { kind: 'change' }>;

export function whatChangedByRule({ text, other = '' }: SmallInput): Written {
  if (text === other) return { text: other, note: 'The two texts are the same, sign for sign.' };
  const pieces = diffWords(text, other);
  const changes = changesIn(pieces) as Change[];
  const telling = changes.filter(({ was, now }) => was.trim() !== '' || now.trim() !== '');
  if (telling.length === 0) return { text: other, note: 'Only spaces and line breaks differ.' };
  const moved = movedBetween(text, other);
  const told = telling
    .map(({ was, now }) => ({ was: was.trim(), now: now.trim(), why: kindOf(was, now) }))
    .toSorted((a, b) => rank(a.why) - rank(b.why));
  const added = telling.reduce((sum, { now }) => sum + countWords(now), 0);
  const removed = telling.reduce((sum, { was }) => sum + countWords(was), 0);
  return {
    text: told
      .map(
        ({ was, now, why }) => `- ${why} ${was ? `“${was}”` : 'nothing'} → ${now ? `“${now}”` : 'nothing'}`,
      )
      .join('\n'),
    changes: cutToFit(told),
    hints: moved.map((sentence) => ({ text: sentence, why: 'Stands in another place now, word for word.' })),
    figures: [
      { label: 'Changes', value: String(telling.length) },
      { label: 'Words added', value: String(added) },
      { label: 'Words removed', value: String(removed) },
    ],
    note: 'This compares words. To see what two texts claim and where they disagree, use “Compare two texts”.',
  };
}

const kinds = [
  'A figure or date.',
  'A word that turns the meaning.',
  'A name.',
  'Added.',
  'Removed.',
  'Wording.',
] as const;
const rank = (why: string) => kinds.indexOf(why as (typeof kinds)[number]);

function kindOf(was: string, now: string): (typeof kinds)[number] {
  const digits = (text: string) => text.match(/\d[\d.,:]*/g)?.join(' ') ?? '';
  if (digits(was) !== digits(now)) return kinds[0];
  const turns = (text: string) =>
    text
      .match(
        /\b(?:not|never|no|none|must|may|shall|should|only|unless|except|without|all|nicht|kein\p{L}*|nie|ne|pas|jamais|no|nunca|non|mai)\b|n['’]t\b/giu,
      )
      ?.join(' ')
      .toLowerCase() ?? '';
  if (turns(was) !== turns(now)) return kinds[1];
  const names = (text: string) =>
    text.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu)?.join(' ') ?? '';
  if (was.trim() && now.trim() && names(was) !== names(now)) return kinds[2];
  if (!was.trim()) return kinds[3];
  return now.trim() ? kinds[5] : kinds[4];
}

/** Sentences that both have, in another order. */
function movedBetween(text: string, other: string): string[] {
  const [before, after] = [sentencesIn(text), sentencesIn(other)];
  const places = new Map(after.map((sentence, at) => [sentence, at]));
  let furthest = -1;
  return before
    .filter((sentence) => {
      const at = places.get(sentence);
      if (at === undefined) return false;
      if (at < furthest) return true;
      furthest = at;
      return false;
    })
    .slice(0, 10);
}
