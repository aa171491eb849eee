/** What kind of source would settle a contested claim. */
import type { DifferenceKind } from './result.ts';

/** The matter, where it shows in the words, says more than the kind of difference. */
const byMatter: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:law|legal|illegal|statute|contract|clause|court|liable|tenant|visa|tax(?:es)?)\b/i,
    'The text of the law or contract itself, as it stands today in that place.',
  ],
  [
    /\b(?:patients?|disease|cancer|vaccin\w+|doses?|drugs?|vitamins?|blood|symptoms?|antibiotics?|sleep|diet)\b/i,
    'A systematic review, or the guideline of a health authority, with its date.',
  ],
  [
    /\b(?:function|library|API|version|compiler|thread|browser|database|software|app|file|code)\b/,
    'The documentation of the version in question, or a test that runs it.',
  ],
];

const byKind: Readonly<Record<DifferenceKind, string>> = {
  number: 'The body that measures or counts it, with the date and the way of measuring.',
  date: 'A dated document of the time, or an official record.',
  name: 'A reference work that names its own source, or an official record.',
  denial: 'A primary source that says it outright, or a test that can be repeated.',
  opposite: 'Figures from before and after, measured the same way, or a test that can be repeated.',
  extent: 'A count or survey that says whom it asked, and whether there is an exception.',
  order: 'Both figures, measured the same way.',
};

export function settledBy(kind: DifferenceKind, words: string): string {
  const matter =
    kind === 'date' || kind === 'name' ? undefined : byMatter.find(([pattern]) => pattern.test(words));
  return matter?.[1] ?? byKind[kind];
}
