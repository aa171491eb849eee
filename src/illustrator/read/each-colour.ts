/** "two cats, one black and one white" says the same as "one black cat and one white cat", and is read as that. */
import { subjectByName } from '../subjects/table.ts';
import { formsOf } from './tokens.ts';
import { colourWords, countWords } from './words.ts';

const colour = [...colourWords.keys()].join('|');
const each = `(?:the other(?: one)?|another|one|two|three|four|\\d{1,2})\\s+(?:is\\s+|in\\s+)?(?:${colour})`;
const list = new RegExp(`[\\s,(:;-]+(${each}(?:(?:\\s*,\\s*|\\s+)(?:and\\s+)?${each})+)\\b\\)?`, 'iu');

export function spreadColours(prompt: string): string {
  const found = list.exec(prompt);
  if (!found) return prompt;
  const head = prompt.slice(0, found.index);
  const words = [...head.matchAll(/[\p{L}\p{N}-]+/gu)];
  for (let at = words.length - 2; at >= 0; at--) {
    const count = countWords.get(words[at]![0].toLowerCase()) ?? Number(words[at]![0]);
    if (!(count >= 2)) continue;
    const noun = words
      .slice(at + 1)
      .find(([word]) => formsOf(word.toLowerCase()).some((form) => subjectByName.has(form)));
    if (!noun) continue;
    const kinds = [...found[1]!.matchAll(new RegExp(each, 'giu'))].map(
      ([one]) =>
        `${one.replace(/^(?:the other(?: one)?|another)/i, 'one').replace(/\b(?:is|in)\s+/i, '')} ${noun[0]}`,
    );
    return (
      head.slice(0, words[at]!.index) +
      kinds.join(' and ') +
      head.slice(noun.index + noun[0].length) +
      prompt.slice(found.index + found[0].length)
    );
  }
  return prompt;
}
