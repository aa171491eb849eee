/** Sentences that stand word for word in two answers: they say the same, whatever a model or a judge makes of them. */
import { months } from '#language/day.ts';
import { withDigits } from '#language/number-words.ts';
import type { Claim } from './claims.ts';

const monthFirst = new RegExp(
  String.raw`\b(${months.join('|')}) (\d{1,2})(?:st|nd|rd|th)?\b(?![:.]?\d)`,
  'g',
);

/** What two writers may do differently without another word: numbers in letters, quotes, dashes, spaces, the end, and how it begins. */
export function wordingOf({ text }: Pick<Claim, 'text'>): string {
  const plain = withDigits(text.normalize('NFKC'))
    .replaceAll(monthFirst, '$2 $1')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!…]+$/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** "It is 330 m tall" says another thing of another tower: where both are known to speak of something, it must be the same. */
export function speakOfOne(a: Claim, b: Claim): boolean {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  return one.size === 0 || other.size === 0 || one.symmetricDifference(other).size === 0;
}

const subjectOf = ({ items }: Claim) => new Set(items.filter(({ at }) => at < 0).map(({ root }) => root));
