/** Wordiness, long sentences and words that come too often, by rule. */
import { retoned } from '#language/rewrite.ts';
import { isEmptyWord, sentencesOf, stemOf, wordsOf } from '#language/sentences.ts';
import { blocksOf, type Block } from '#language/blocks.ts';
import { apart, applyEdits, hunksOf, type Edit } from '#bamboo/text-edits.ts';

const longSentence = 32;
/** This often in one paragraph, a telling word is heard. */
const tooOften = 4;
const shortestTelling = 5;

/** Fillers in speech, but not in "let you know" and "a kind of". */
const mayCarry = /\b(?:you know|you see|i mean|kind of|sort of|like)\b/i;
/** Longer than any paragraph that was meant to be read. */
const longestBlock = 12_000;

export function styleOf(block: Block): Edit[] {
  if (block.text.length > longestBlock) return [];
  const sentences = placesOf(block);
  return [...sentences.flatMap(wordiness), ...sentences.flatMap(length), ...repetition(block)];
}

/** A text in fewer words, where rules can find them. */
export const shortened = (text: string) =>
  applyEdits(
    text,
    apart(
      blocksOf(text)
        .flatMap(styleOf)
        .filter(({ now }) => now !== null),
    ),
  );

function placesOf({ start, text }: Block): Block[] {
  let from = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const at = text.indexOf(sentence, from);
    if (at < 0) return []; // spaces were evened out in it
    from = at + sentence.length;
    return [{ start: start + at, text: sentence }];
  });
}

/** One remark for a sentence, from the first word that could go to the last: they may hang together. */
function wordiness(sentence: Block): Edit[] {
  const shorter = retoned(sentence.text, 'shorter');
  const hunks = hunksOf(sentence, shorter).filter(
    ({ core }) => core.was.toLowerCase() !== core.now.toLowerCase(),
  );
  if (hunks.some(({ core }) => mayCarry.test(core.was))) return [];
  if (hunks.length === 0 || wordsOf(shorter).length >= wordsOf(sentence.text).length) return [];
  const [start, end] = [hunks[0]!.start, hunks.at(-1)!.end];
  const grown = shorter.length - sentence.text.length;
  const from = start - sentence.start;
  const now = shorter.slice(from, end - sentence.start + grown);
  return [{ start, end, now, why: 'It says the same in fewer words.' }];
}

function length({ start, text }: Block): Edit[] {
  const words = wordsOf(text).length;
  if (words <= longSentence) return [];
  return [
    {
      start,
      end: start + text.length,
      now: null,
      why: `${words} words in one sentence: it reads better as two.`,
    },
  ];
}

function repetition({ start, text }: Block): Edit[] {
  const byStem = new Map<string, { word: string; at: number }[]>();
  for (const match of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
    const word = match[0].toLowerCase();
    if (word.length < shortestTelling || isEmptyWord(word)) continue;
    const stem = stemOf(word);
    const uses = byStem.get(stem) ?? [];
    uses.push({ word: match[0], at: match.index });
    byStem.set(stem, uses);
  }
  return [...byStem.values()]
    .filter((uses) => uses.length >= tooOften && uses.every(({ word }) => /^\p{Ll}/u.test(word)))
    .map((uses) => {
      const { word, at } = uses[1]!;
      const why = `“${word}” comes ${uses.length} times in this paragraph. Another word, or none, would do.`;
      return { start: start + at, end: start + at + word.length, now: null, why };
    });
}
