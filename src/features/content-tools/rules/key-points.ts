/** The points of a text: its heaviest sentences, each on its own feet; with its figures and what is to be done. */
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { standing } from './clauses.ts';
import { linesOf, sentencesIn } from './prose.ts';
import { heaviest } from './weigh.ts';

const counts: Readonly<Record<string, number>> = { few: 3, some: 5, many: 8 };
const todo =
  /^(?:please\b|could you\b|can you\b|would you\b)|\b(?:you|we|i|everyone|everybody) (?:must|need to|have to|should)\b|\bneeds your\b|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bdeadline\b/i;

export function keyPointsByRule({ text, many = 'few' }: SmallInput): Written {
  const sentences = sentencesIn(text).filter((one) => !isCourtesy(one));
  const count = counts[many] ?? 3;
  const items = linesOf(text).filter(({ is, lead }) => is === 'prose' && /[-*+•\d]/.test(lead));
  if (sentences.length <= 2)
    return {
      text: sentences.map((one) => `- ${standing(one)}`).join('\n'),
      note: 'This is short enough to be its own summary. A language model could rephrase it.',
    };
  const places = heaviest(sentences, count);
  const points = places.map((place) => `- ${clear(standing(sentences[place]!), sentences[place - 1])}`);
  const tasks = sentences.filter((one, place) => todo.test(one) && !places.includes(place)).slice(0, 5);
  return {
    text: points.join('\n'),
    hints: tasks.map((one) => ({ text: standing(one), why: 'May contain a request.' })),
    note:
      items.length > count
        ? 'The text is already a list; these are its main points. A language model could group and condense them.'
        : 'These are the text’s own sentences. A language model could condense several into one.',
  };
}

/** "Thanks for the call yesterday." */
const isCourtesy = (sentence: string) =>
  /^(?:thanks|thank you|hi|hello|dear|hope|i hope|best|kind|regards|cheers|sincerely)\b.{0,60}$/i.test(
    sentence,
  );

/** A point that begins with "It" is given the beginning of the sentence before, in brackets. */
function clear(point: string, before: string | undefined): string {
  const pronoun = /^(?:It|They|He|She|This|These)\b/.exec(point)?.[0];
  const named =
    before &&
    /^((?:The |A |An )?\p{Lu}?[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+| [\p{Ll}-]{3,}){0,3}?) (?:is|are|was|were|has|have|had|will|can|grows?|costs?|comes?|needs?)\b/u.exec(
      before,
    )?.[1];
  return pronoun && named && !/^(?:It|They|He|She|This|These|There)$/.test(named)
    ? point.replace(
        pronoun,
        `${pronoun} (${named.charAt(0).toLowerCase() === 't' ? named.charAt(0).toLowerCase() + named.slice(1) : named})`,
      )
    : point;
}
