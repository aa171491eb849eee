/** Where sentences stand in a text. Linear in its length. */

export interface SentenceSpan {
  start: number;
  end: number;
}

/** Scripts whose words and sentences are not parted by spaces. */
export const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** And those that end their sentences with a sign of their own. */
const unspaced = new RegExp(`${withoutSpaces.source}|।`, 'u');

/** A blank line, or the beginning of an item of a list. */
const paragraphGap = /\n\s*\n|\n(?=\s*(?:[-*•]|\d{1,2}[.)])\s)/g;
const possibleEnd = /[.!?…]+["'”’)\]*_]*(?=\s)/g;

/** These end no sentence. */
const abbreviation = /\b(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|cf|approx|dept)\.$/i;
/** These end none where a number or a word in small letters follows: "No. 5", but "Was it? No. It was not." */
const beforeNumber = /\b(?:nos?|vol|fig|ca|est|pp|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
/** A single letter is an initial unless it is a unit or a name of its own: "°C.", "vitamin C." */
const initial =
  /(?:\b(?:sr|jr|inc|ltd|co|u\.s)|(?<![\p{L}\p{N}°º'’])(?<!\b(?:vitamin|hepatitis|plan|option|grade|class|type|group|team|part|section|appendix|exhibit|point|step|level|version|block|room|hall|gate|platform)\s)[A-Z])\.$/iu;
/** A sentence plainly begins. */
const beginning =
  /^["'“(]*(?:The|It|In|A|An|This|That|These|They|He|She|There|Its|Their|But|And|However|On|At|For|If)\s/;
/** These end one where the next word begins another: "at 5 p.m. We …", but "at 5 p.m. on Friday" and "at 5 p.m. London time". */
const mayEnd = /\b(?:a\.m|p\.m|etc)\.["'”’)]?$/i;
const timeGoesOn =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|(?:gmt|utc|bst|c?est|cet|[ecmp][ds]?t)\b|\p{Lu}\p{L}+ (?:standard )?time\b)/iu;
/** What these patterns look at before and after an end. */
const longestLook = 60;

export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (const { index } of text.matchAll(paragraphGap)) {
    spans.push(...spansWithin(text, { start: from, end: index }));
    from = index;
  }
  spans.push(...spansWithin(text, { start: from, end: text.length }));
  return spans;
}

function spansWithin(text: string, { start, end }: SentenceSpan): SentenceSpan[] {
  const paragraph = text.slice(start, end);
  const ends = unspaced.test(paragraph) ? segmentEnds(paragraph) : sentenceEnds(paragraph);
  let from = 0;
  return [...ends, paragraph.length].flatMap((to) => {
    const piece = paragraph.slice(from, to);
    const body = piece.trim();
    const at = start + from + piece.indexOf(body);
    from = to;
    return body === '' ? [] : [{ start: at, end: at + body.length }];
  });
}

const segmentEnds = (paragraph: string): number[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(paragraph),
    ({ index, segment }) => index + segment.length,
  );

function sentenceEnds(paragraph: string): number[] {
  return [...paragraph.matchAll(possibleEnd)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = paragraph.slice(Math.max(0, end - longestLook), end).replaceAll(/\s+/g, ' ');
    const after = paragraph
      .slice(end, end + longestLook)
      .replaceAll(/\s+/g, ' ')
      .trimStart();
    return goesOn(before, after) ? [] : [end];
  });
}

function goesOn(before: string, after: string): boolean {
  if (after === '') return false;
  if (mayEnd.test(before)) return !/^["“'‘(]?\p{Lu}/u.test(after) || timeGoesOn.test(after);
  if (abbreviation.test(before)) return true;
  if (beforeNumber.test(before)) return /^[\d\p{Ll}]/u.test(after);
  return initial.test(before) && !beginning.test(after);
}
