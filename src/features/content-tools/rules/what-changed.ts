/** Two versions word by word; figures, dates and names that differ are named first, since they matter most. */
import { diffWords, type Piece } from '#kit/ui/diff/word-diff.ts';
import { cutToFit, type Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { countWords, sentencesIn } from './prose.ts';

type Change = Extract<Piece, { kind: 'change' }>;

export function whatChangedByRule({ text, other = '' }: SmallInput): Written {
  if (text === other) return { text: other, note: 'The two texts are identical.' };
  const pieces = diffWords(text, other);
  let before = '';
  const telling = pieces.flatMap((piece): (Change & { why: string })[] => {
    const stood = before;
    before = (before + (piece.kind === 'same' ? piece.text : piece.was)).slice(-40);
    if (piece.kind === 'same' || (piece.was.trim() === '' && piece.now.trim() === '')) return [];
    return [{ ...piece, why: kindOf(piece, stood) }];
  });
  if (telling.length === 0) return { text: other, note: 'Only spaces and line breaks differ.' };
  const moved = movedBetween(text, other);
  const listed = telling
    .map(({ was, now, why }) => ({ was: was.trim(), now: now.trim(), why }))
    .toSorted((a, b) => rank(a.why) - rank(b.why));
  const added = telling.reduce((sum, { now }) => sum + countWords(now), 0);
  const removed = telling.reduce((sum, { was }) => sum + countWords(was), 0);
  return {
    text: listed
      .map(
        ({ was, now, why }) => `- ${why} ${was ? `“${was}”` : 'nothing'} → ${now ? `“${now}”` : 'nothing'}`,
      )
      .join('\n'),
    changes: cutToFit(listed),
    hints: moved.map((sentence) => ({ text: sentence, why: 'Moved, unchanged.' })),
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
  'Changes the meaning.',
  'A name.',
  'Removed.',
  'Added.',
  'Punctuation or capitals.',
  'Wording.',
] as const;
const rank = (why: string) => kinds.indexOf(why as (typeof kinds)[number]);

const dates =
  /(?<!\p{L})\p{L}*\d[\p{L}\d.,:/-]*|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|today|tomorrow|yesterday|noon|midnight|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|mai|juni|juli|oktober|dezember)\b|[$€£%]/giu;
const turning =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|must|may|shall|should|only|unless|except|without|all|always|any|nicht|kein\p{L}*|nie|niemals|nur|muss|müssen|darf|ohne|ne|pas|jamais|sans|nunca|sin|solo|non|mai)\b|n['’]t\b/giu;
const found = (pattern: RegExp, text: string) => (text.match(pattern) ?? []).join(' ').toLowerCase();
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** `before` is what stands in front: a capital after a full stop makes no name. A whole new passage is new, whatever is in it. */
function kindOf({ was, now }: Change, before: string): (typeof kinds)[number] {
  const [words, others] = [countWords(was), countWords(now)];
  if (words === 0 && others > 3) return 'Added.';
  if (others === 0 && words > 3) return 'Removed.';
  if (found(dates, was) !== found(dates, now)) return 'A figure or date.';
  if (bare(was) === bare(now)) return 'Punctuation or capitals.';
  if (found(turning, was) !== found(turning, now)) return 'Changes the meaning.';
  const isWithin = /[\p{L}\p{N},;)’'"]\s*$/u.test(before);
  const names = (text: string) =>
    (text.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).slice(isWithin || !/^\s*\p{Lu}/u.test(text) ? 0 : 1).join(' ');
  if (names(was) !== names(now)) return 'A name.';
  if (words === 0) return 'Added.';
  return others === 0 ? 'Removed.' : 'Wording.';
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
