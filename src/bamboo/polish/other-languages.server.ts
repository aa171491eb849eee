/** Spelling in languages that have a dictionary here; their grammar is left to people. Always offered, never made. */
import type { SpelledLanguage } from '#kit/models/calls.ts';
import type { PolishEdit } from '#bamboo/polish-edit.ts';
import { check } from '../experts/scribe/checker.server.ts';

const languageNames: Record<SpelledLanguage, string> = { nl: 'Dutch', ru: 'Russian' };

export async function spellingIn(
  text: string,
  language: SpelledLanguage,
): Promise<{ edits: PolishEdit[]; isChecked: boolean }> {
  // A capital within a sentence is a name.
  const words = [...text.matchAll(/(?<![\p{L}\d@/._#-])\p{L}[\p{L}'’]{2,39}(?![\p{L}\d@/_])/gu)]
    .map(({ 0: word, index }) => ({ word, start: index }))
    .filter(
      ({ word, start }) =>
        !/\p{Lu}/u.test(word) || start === 0 || /[.!?]\s+$/.test(text.slice(Math.max(0, start - 3), start)),
    );
  const found = await check(
    '',
    words.map(({ word }) => word),
    { language },
  );
  const meant = new Map(found?.misspelt.map((one) => [one.word, one.meant[0]]));
  const edits = words.flatMap(({ word, start }): PolishEdit[] => {
    const now = meant.get(word);
    if (now === undefined) return [];
    const why = `“${word}” is not in the ${languageNames[language]} dictionary.`;
    return [{ start, end: start + word.length, was: word, now, why, kind: 'spelling', sure: false }];
  });
  return { edits, isChecked: found !== undefined };
}
