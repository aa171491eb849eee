/** A second way to read a given text: sentences ranked by how rare the words are that they share with the question (BM25). */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';
import { givenBy } from '#bamboo/given.ts';
import { presenceOf, rarityOf } from '#language/bm25.ts';
import { sentencesOf, tellingStems } from '#language/sentences.ts';
import { isAboutText, quoted } from './quoted.ts';

const mostSentences = 3000;
const longestInstruction = 400;
/** How soon further mentions of a word count for less, and how much long sentences are held back. */
const saturation = 1.2;
const lengthWeight = 0.75;
/** The share of the question, by rarity, that the sentence must speak of. */
const enough = 0.5;

export const readerRanking: Expert = {
  id: 'reader-ranking',
  title: 'Reader by ranking',
  describes: 'Finds the sentence of a given text that shares the rarest words with the question.',
  asWritten: true,
  answer: async (question) => read(question),
};

interface Sentence {
  text: GivenText;
  words: string;
  number: number;
  stems: readonly string[];
}

function read(question: Question): Answer | null {
  const { instruction, texts, earlier } = givenBy(question);
  if (texts.length === 0 || instruction.length > longestInstruction || !isAboutText(instruction, earlier))
    return null;
  const sentences = texts.flatMap((text) =>
    sentencesOf(text.text)
      .slice(0, mostSentences)
      .map((words, at): Sentence => ({ text, words, number: at + 1, stems: tellingStems(words) })),
  );
  const asked = [...new Set(tellingStems(instruction))];
  const rarity = new Map(asked.map((stem) => [stem, rarityAmong(sentences, stem)]));
  const total = asked.reduce((sum, stem) => sum + rarity.get(stem)!, 0);
  const usual = sentences.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, sentences.length);

  let best: { sentence: Sentence; score: number; share: number } | undefined;
  for (const sentence of sentences) {
    const met = asked.filter((stem) => sentence.stems.includes(stem));
    const score = met.reduce(
      (sum, stem) => sum + rarity.get(stem)! * presence(sentence.stems, stem, usual),
      0,
    );
    const share = met.reduce((sum, stem) => sum + rarity.get(stem)!, 0) / total;
    if (score > (best?.score ?? 0)) best = { sentence, score, share };
  }
  if (!best || best.share < enough) return null;
  const { sentence, share } = best;
  return quoted({ ...sentence, count: texts.length }, 'reader-ranking', 0.66 + 0.24 * share);
}

function rarityAmong(sentences: readonly Sentence[], stem: string): number {
  return rarityOf(sentences.filter(({ stems }) => stems.includes(stem)).length, sentences.length);
}

function presence(stems: readonly string[], stem: string, usual: number): number {
  const weight = stems.filter((one) => one === stem).length;
  const relativeLength = 1 - lengthWeight + lengthWeight * (stems.length / Math.max(1, usual));
  return presenceOf({ weight, saturation, relativeLength });
}
