/** A problem told in sentences, made ready to be read: digits for words, no signs of money, one way to write percent. */
import { withDigits } from '#language/number-words.ts';
import { withoutMoney } from './result.ts';

export function storyText(plain: string): string {
  return withoutMoney(withDigits(plain))
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\d) ?(?:percent|per cent|%)/g, '$1%')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?%?/g) ?? [];
