/** Whether a task says anything: of the words that are not only there to ask for it, at least one is a word. */
import { baseForms } from '#language/base-forms.ts';
import { isEmptyWord, wordsOf } from '#language/sentences.ts';
import { whichLanguage } from '#language/which-language.ts';
import { isWord } from '#language/wordnet.server.ts';
import { withoutOrders } from './task-words.ts';

const mostWords = 40;
const isLatin = /^[\p{Script=Latin}\p{M}'’]+$/u;

/** The dictionary is English: words of another script, and sentences in another language, are taken as they are. */
export function isUnderstood(task: string): boolean {
  const language = whichLanguage(task);
  if (language !== null && language !== 'en') return true;
  const words = wordsOf(withoutOrders(task)).filter((word) => /\p{L}/u.test(word) && !isEmptyWord(word));
  return words.slice(0, mostWords).some((word) => !isLatin.test(word) || baseForms(word).some(isWord));
}
