/** How a text reads, as advice: nothing of it is made unless somebody takes it. */
import type { StyleFinding } from '#kit/models/calls.ts';
import type { PolishEdit } from '#bamboo/polish-edit.ts';

/** Words of offices that have a plain one. Other single words are matters of taste, and a phrase of several words is not. */
const officeWords = new Set(
  'utilize utilise utilized utilised utilizing utilising commence commenced facilitate facilitates aforementioned notwithstanding endeavor endeavour ascertain terminate terminated expedite remuneration henceforth hereby herein heretofore pursuant thereof therein therewith whereas methodology numerous subsequently subsequent sufficient additional approximately demonstrate necessitate optimum requisite cognizant effectuate aggregate'.split(
    ' ',
  ),
);
/** "He" and "she" are most often somebody in particular. */
const aboutSomebody = new Set(
  'he she him her his hers himself herself man woman men women boy girl'.split(' '),
);

export function asAdvice({ kind, start, end, instead }: StyleFinding, text: string): PolishEdit[] {
  const was = text.slice(start, end);
  const low = was.toLowerCase();
  const [first] = instead;
  const edit = { start, end, was, sure: false };
  if (kind === 'passive')
    return [{ ...edit, kind: 'passive', now: null, why: 'Passive: it does not say who did it.' }];
  if (kind === 'readability')
    return [{ ...edit, kind: 'long', now: null, why: 'This sentence is hard to read. Two would be easier.' }];
  if (first === undefined) return [];
  if (kind === 'simplify') {
    if (!was.includes(' ') && !officeWords.has(low)) return [];
    const now = first === 'remove' ? '' : fitted(first, was);
    const words = instead.slice(0, 3).map((one) => `“${one}”`);
    return [
      {
        ...edit,
        kind: 'plain',
        now: now === '' ? null : now,
        why: now === '' ? 'The sentence says as much without it.' : `Plainer: ${words.join(', ')}.`,
      },
    ];
  }
  if (aboutSomebody.has(low)) return [];
  const others = instead.slice(0, 3).map((one) => `“${one}”`);
  return [
    {
      ...edit,
      kind: 'inclusive',
      now: fitted(first, was),
      why: `This may leave people out. Instead: ${others.join(', ')}.`,
    },
  ];
}

const fitted = (word: string, was: string) =>
  /^\p{Lu}/u.test(was) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
