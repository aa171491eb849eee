/** Sentences, and the statements that one sentence joins, each with its place in the text. */

export interface Span {
  text: string;
  start: number;
  end: number;
  /** Goes on about the subject of the statement before it: "… and was completed in 1889". */
  continues: boolean;
}

/** Endings that end no sentence: always, before a number, or unless a sentence plainly begins after them. */
const title = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|cf|approx|dept)\.$/i;
const beforeNumber =
  /(?:^|[\s(])(?:no|vol|fig|ca|c|est|pp?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const initials = /(?:^|[\s(.])(?:\p{Lu}|a\.m|p\.m|etc|inc|ltd|co|sr|jr)\.$/u;
const beginning =
  /^\s+["'“(]*(?:The|It|In|A|An|This|That|These|They|He|She|There|Its|Their|But|And|However|On|At|For|If)\s/;
/** Longer than any of those. */
const longestAbbreviation = 12;
const sentenceEnd = /[.!?…]+["'”’)\]*_]*(?=\s|$)/gu;
const joint =
  /;\s+|,?\s+(?:but|while|whereas|although|though)\s+(?=\S)|,?\s+and\s+(?:also\s+)?(?=(?:is|was|were|are|has|had|have|can|cannot|will|does|did)\s)|,\s+and\s+(?=(?:it|they|he|she|its|their|his|her|the)\s)/giu;

export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const push = (to: number) => {
    const piece = trimmed(text, from, to);
    if (piece) spans.push(piece);
    from = to;
  };
  for (const match of text.matchAll(sentenceEnd)) {
    const to = match.index + match[0].length;
    if (match[0] === '.' && goesOn(text, from, to)) continue;
    push(to);
  }
  push(text.length);
  return spans;
}

function goesOn(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(from, to - longestAbbreviation), to);
  const after = text.slice(to, to + longestAbbreviation);
  if (title.test(before)) return true;
  if (beforeNumber.test(before)) return /^\s+\d/.test(after);
  return initials.test(before) && !beginning.test(after);
}

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

function trimmed(text: string, from: number, to: number): Span | undefined {
  const raw = text.slice(from, to);
  const body = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(body)) return undefined;
  const start = from + raw.indexOf(body);
  return { text: body, start, end: start + body.length, continues: false };
}
