/** Sentences, and the statements that one sentence joins, each with its place in the text. */
import { sentenceSpans } from '#language/sentence-spans.ts';

export interface Span {
  text: string;
  start: number;
  end: number;
  /** Goes on about the subject of the statement before it: "… and was completed in 1889". */
  continues: boolean;
}

const joint =
  /;\s+|,?\s+(?:but|while|whereas|although|though)\s+(?=\S)|,?\s+and\s+(?:also\s+)?(?=(?:is|was|were|are|has|had|have|can|cannot|will|does|did)\s)|,\s+and\s+(?=(?:it|they|he|she|its|their|his|her|the)\s)/giu;

export const sentencesOf = (text: string): Span[] =>
  sentenceSpans(text)
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end, continues: false }))
    .filter((span) => /[\p{L}\p{N}]/u.test(span.text));

/** What is longer has no end that we could see. */
const longestParted = 1_000;

/** "It is 330 m tall and was completed in 1889" says two things. */
export function statementsOf(sentence: Span): Span[] {
  if (sentence.text.length > longestParted) return [sentence];
  const spans: Span[] = [];
  let from = 0;
  for (const match of sentence.text.matchAll(joint)) {
    const [before, after] = [sentence.text.slice(from, match.index), sentence.text.slice(match.index)];
    if (!isStatement(before) || !isStatement(after.slice(match[0].length))) continue;
    spans.push(within(sentence, from, match.index, from > 0));
    from = match.index + match[0].length;
  }
  spans.push(within(sentence, from, sentence.text.length, from > 0));
  return spans;
}

/** Three words at least: something, and what is said of it. */
const isStatement = (text: string) => /\S\s+\S+\s+\S/.test(text);

function within(sentence: Span, from: number, to: number, continues: boolean): Span {
  return {
    text: sentence.text.slice(from, to),
    start: sentence.start + from,
    end: sentence.start + to,
    continues: continues || sentence.continues,
  };
}
