/** One sentence of a text with what was entered; see `occasion.ts` for what stands in it. */
import { capital } from '#language/capital.ts';

/** The words of a field in a form; undefined where it is empty. */
export type WordsOf = (field: string, form: string) => string | undefined;

const pieces = /\[(?:(!?)(\w+)\?)?([^\]]*)\]|\{(\w+)(?::([^}]+))?\}/g;

/** Where fields stand in it. */
export const slotsIn = (line: string): { id: string; form: string }[] =>
  [...line.matchAll(/\{(\w+)(?::([^}]+))?\}/g)].map(([, id, form]) => ({ id: id!, form: form ?? '' }));

/** Undefined where a field outside of an optional part is empty, or nothing is left. */
export function renderLine(line: string, wordsOf: WordsOf): string | undefined {
  const text = filled(line, wordsOf);
  return text === undefined || text.trim() === '' ? undefined : capital(text.trim());
}

function filled(template: string, wordsOf: WordsOf): string | undefined {
  let text = '';
  let at = 0;
  for (const { index, 0: whole, 1: not, 2: condition, 3: part, 4: field, 5: form } of template.matchAll(
    pieces,
  )) {
    text += template.slice(at, index);
    at = index + whole.length;
    if (field !== undefined) {
      const words = wordsOf(field, form ?? '');
      if (words === undefined) return undefined;
      text += words;
    } else if (condition === undefined || (wordsOf(condition, '') === undefined) === (not === '!'))
      text += filled(part!, wordsOf) ?? '';
  }
  return text + template.slice(at);
}
