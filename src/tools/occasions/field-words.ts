/** What was entered into a field, in the form in which a sentence takes it. */
import { misfitOf, plainAction } from './field-fit.ts';
import { cleanSentences } from './own-words.ts';
import type { OccasionField } from './occasion.ts';
import { withArticle } from './words/articles.ts';
import { dateWords, onDate } from './words/date-words.ts';
import { inWords } from './words/list-words.ts';
import { counted } from './words/plural.ts';
import { withSmallWords } from './words/small-words.ts';

/** Undefined where nothing was entered, or it does not fit into a sentence. */
export function fieldWords(field: OccasionField, entered: string, form: string): string | undefined {
  if (field.kind === 'sentences') return cleanSentences(entered).join(' ') || undefined;
  if (field.kind === 'list') return listWords(field, itemsOf(entered), form);
  if (field.kind === 'choice') return field.options?.[entered];
  const words = phrase(field.isAction ? plainAction(entered) : entered);
  if (words === '' || misfitOf(field, entered)) return undefined;
  if (field.kind === 'date') return form === 'on' ? onDate(words) : dateWords(words);
  if (form === 'an') return withArticle(words);
  const [one, many] = form.split('/');
  return one && many ? counted(words, one, many) : words;
}

/** Points on lines of their own (no form) take any words. */
function listWords(field: OccasionField, items: readonly string[], form: string): string | undefined {
  if (form !== '' && items.some((item) => misfitOf(field, item))) return undefined;
  return inWords(items.map(phrase), form === 'or' ? 'or' : 'and') || undefined;
}

export const itemsOf = (entered: string): string[] =>
  entered
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Within a sentence: on one line, without the mark that would end it, and without the capital of a small word. */
export function phrase(entered: string): string {
  const words = withSmallWords(entered.replaceAll(/\s+/g, ' ').trim()).replace(/[\s.,;:!?…]+$/, '');
  return words.replace(
    /^(?:The|An?|My|Our|Your|His|Her|Their|This|That|These|Those|Some|Any|In|On|At|By|From|With|For|To|About) /,
    (word) => word.toLowerCase(),
  );
}
