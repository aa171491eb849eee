/** An answer, question by question. */
import type { AnswerData } from './data.ts';

interface ShownPart {
  /** Null where one thing was asked. */
  question: string | null;
  isAbsent: boolean;
  sentences: AnswerData['sentences'];
}

export const partsOf = ({ parts, sentences, isAbsent }: AnswerData): ShownPart[] =>
  parts?.map((part) => ({ ...part, sentences: part.sentences.flatMap((at) => sentences[at] ?? []) })) ?? [
    { question: null, isAbsent, sentences },
  ];
