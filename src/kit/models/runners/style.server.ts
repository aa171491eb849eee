/** How an English text reads: passive voice, plainer words, words that leave people out, sentences that are hard. */
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextPassive from 'retext-passive';
import retextReadability from 'retext-readability';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { StyleFinding } from '../calls.ts';

const reader = unified()
  .use(retextEnglish)
  .use(retextPassive)
  .use(retextSimplify)
  .use(retextEquality)
  // The school year that reads it with ease, by four of seven ways to reckon it.
  .use(retextReadability, { age: 18, minWords: 12, threshold: 5 / 7 });

const kinds: Readonly<Record<string, StyleFinding['kind']>> = {
  'retext-passive': 'passive',
  'retext-simplify': 'simplify',
  'retext-equality': 'equality',
  'retext-readability': 'readability',
};

export async function readStyle(text: string): Promise<StyleFinding[]> {
  const file = new VFile(text);
  await reader.run(reader.parse(file), file);
  return file.messages.flatMap(({ source, place, expected }): StyleFinding[] => {
    const kind = kinds[source ?? ''];
    if (!kind || !place || !('start' in place)) return [];
    const { start, end } = place;
    if (start.offset === undefined || end.offset === undefined) return [];
    return [{ kind, start: start.offset, end: end.offset, instead: expected ?? [] }];
  });
}
