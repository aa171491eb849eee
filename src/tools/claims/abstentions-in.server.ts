/** Which of several answers have no vote: those that say nothing of the matter, and those that are off the point. */
import { abstentionOf } from './abstention.ts';
import { claimsOf } from './claims.ts';
import { relationOf } from './meanings.server.ts';
import { valueAsked } from './one-value.ts';
import type { Consensus, EngineAnswer } from './result.ts';
import type { Item } from './words.ts';

interface Sorted {
  counted: EngineAnswer[];
  abstained: Consensus['abstained'];
}

export function abstentionsIn(answers: readonly EngineAnswer[], question: string | undefined): Sorted {
  // One answer alone is shown as it is: a greeting may well ask back.
  if (answers.length < 2) return { counted: [...answers], abstained: [] };
  const abstained = answers.flatMap(({ engine, text, value }) => {
    const how = value ? undefined : abstentionOf(text);
    return how ? [{ engine, how }] : [];
  });
  const rest = answers.filter(({ engine }) => !abstained.some((one) => one.engine === engine));
  const stray = question === undefined ? [] : offThePoint(rest, question);
  return {
    counted: rest.filter((one) => !stray.includes(one)),
    abstained: [...abstained, ...stray.map(({ engine }) => ({ engine, how: 'is off the point' as const }))],
  };
}

const pointsBack = /^(?:it|they|he|she|this|these|that|those|its|their)\b/i;
/** With fewer there is nobody to be on the point. */
const leastOnPoint = 2;
/** "Blue." may be an answer to anything. */
const leastWords = 3;

/** Where one value is asked for: sentences without a figure or a date that share no word with the question or with any other answer. */
function offThePoint(answers: readonly EngineAnswer[], question: string): EngineAnswer[] {
  if (valueAsked(question) === undefined) return [];
  const itemsOf = (text: string) => claimsOf(text).flatMap(({ items }) => items);
  const asked = claimsOf(`${question.replace(/\?\s*$/, '')}.`).flatMap(({ items }) => items);
  const said = new Map(answers.map((one) => [one, itemsOf(one.text)]));
  const share = (one: readonly Item[], other: readonly Item[]) =>
    one.some((a) =>
      other.some(
        (b) => a.root === b.root || ['same', 'like', 'opposite'].includes(relationOf(a.word, b.word)),
      ),
    );
  const isStray = (one: EngineAnswer) => {
    const claims = claimsOf(one.text);
    // "That depends on the antennas" goes on about what was asked.
    const isSentence =
      claims.length > 0 &&
      claims.every(({ text, tokens }) => tokens.length >= leastWords && !pointsBack.test(text));
    const hasValue =
      one.value !== undefined ||
      claims.some(
        ({ quantities, dates, reply }) => quantities.length + dates.length > 0 || reply !== undefined,
      );
    return (
      isSentence &&
      !hasValue &&
      !share(said.get(one)!, asked) &&
      answers.every((other) => other === one || !share(said.get(one)!, said.get(other)!))
    );
  };
  const stray = answers.filter(isStray);
  return answers.length - stray.length >= leastOnPoint ? stray : [];
}
