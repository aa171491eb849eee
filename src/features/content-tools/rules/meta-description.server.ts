/** Descriptions of a page for search results: whole sentences or clauses of it, within what is shown. */
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin } from './clauses.ts';
import { mailBody } from './mail-body.ts';
import { countCharacters, itemsOf, joined, sentencesIn, within } from './prose.ts';
import { heaviest } from './weigh.ts';

const most = 155;
const least = 70;
/** Not more than this begins a description: what comes later stands on its own worse. */
const tried = 8;

export function metaByRule({ text }: SmallInput): Written {
  const items = itemsOf(text);
  const listed = items && within(items.join('; '), most);
  const sentences = (listed ? [listed] : sentencesIn(mailBody(text))).map((one) =>
    one.replaceAll(/[*_`#]/g, ''),
  );
  const order = [...new Set([0, ...heaviest(sentences, tried)])].filter((place) => place < sentences.length);
  const found: string[] = [];
  const pointsBack = (place: number) =>
    place > 0 && /^(?:it|they|he|she|this|that|these|those)\b/i.test(sentences[place]!);
  for (const place of order.filter((one) => !pointsBack(one))) {
    const line = filled(sentences, place);
    if (line && !found.some((one) => one.startsWith(line.slice(0, 40)))) found.push(line);
    if (found.length === 3) break;
  }
  if (found.length === 0) {
    const first = sentences[0];
    if (!first) return { text: '', note: 'There’s no sentence to use as a description.' };
    found.push(within(first, most));
  }
  const choices = found.map((line) => ({
    text: line,
    note: `${countCharacters(line)} of ${most} characters${countCharacters(line) < least ? ', rather short' : ''}`,
  }));
  return {
    text: choices.map((one) => one.text).join('\n\n'),
    choices,
    note: 'These are sentences from the page. A language model could write a more inviting one.',
  };
}

/** This sentence and those after it, as many as fit; of a long one, a clause. */
function filled(sentences: readonly string[], from: number): string | undefined {
  const first = sentences[from]!;
  if (countCharacters(first) > most) {
    const clause = clauseWithin(first, most - 1);
    return clause ? `${clause}.` : within(first, most);
  }
  let line = first;
  for (const next of sentences.slice(from + 1)) {
    if (!/[.!?。！？…]["”’)]?$/.test(line)) break;
    const room = most - countCharacters(line) - 2;
    if (countCharacters(next) <= room) {
      line = joined([line, next]);
      continue;
    }
    const clause = countCharacters(line) < least ? clauseWithin(next, room) : undefined;
    if (clause) line = joined([line, `${clause}.`]);
    break;
  }
  return line;
}
