/** A third way to read a given text: the sentence nearest in meaning to the question, by vectors of the built-in model. */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import { givenBy } from '#bamboo/given.ts';
import { sentencesOf } from '#language/sentences.ts';
import { isAboutText, quoted } from './quoted.ts';

export interface MeaningModel {
  /** False while it would have to be fetched first: nobody waits for that. */
  isReady(): boolean;
  embed(texts: string[], options: { signal?: AbortSignal | undefined }): Promise<Float32Array[]>;
}

const mostSentences = 300;
const longestInstruction = 400;
/** Below this the nearest sentence is near to nothing. */
const nearEnough = 0.42;

export function readerByMeaning(model: MeaningModel): Expert {
  return {
    id: 'reader-meaning',
    title: 'Reader by meaning',
    describes: 'Finds the sentence of a given text that is nearest in meaning to the question.',
    asWritten: true,
    answer: (question, signal) => read(question, model, signal),
  };
}

async function read(question: Question, model: MeaningModel, signal?: AbortSignal): Promise<Answer | null> {
  const { instruction, texts, earlier } = givenBy(question);
  if (texts.length === 0 || instruction.length > longestInstruction || !isAboutText(instruction, earlier))
    return null;
  if (!model.isReady()) return null;
  const sentences = texts
    .flatMap((text) => sentencesOf(text.text).map((words, at) => ({ text, words, number: at + 1 })))
    .slice(0, mostSentences);
  const [asked, ...vectors] = await model.embed([instruction, ...sentences.map(({ words }) => words)], {
    signal,
  });
  const nearness = vectors.map((vector) => dot(vector, asked!));
  const best = nearness.indexOf(Math.max(...nearness));
  const sentence = sentences[best];
  if (!sentence || nearness[best]! < nearEnough) return null;
  return quoted(
    { ...sentence, count: texts.length },
    'reader-meaning',
    Math.min(0.9, 0.45 + nearness[best]! / 2),
  );
}

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
