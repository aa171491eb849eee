/** The shape of an answer from one of the small bodies of fact. */
import type { Answer, AnswerSource, AnswerValue, Expert } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';

export interface FactAnswer {
  text: string;
  value?: AnswerValue;
  sources?: readonly AnswerSource[];
}

interface Body {
  id: string;
  title: string;
  describes: string;
  family: string;
  source: AnswerSource;
  /** Reads the question in small letters, and as it was written. */
  tell(plain: string, written: string): FactAnswer | undefined;
}

const longest = 300;

export function factExpert({ id, title, describes, family, source, tell }: Body): Expert {
  return {
    id,
    title,
    describes,
    async answer({ text }): Promise<Answer | null> {
      const answer = text.length > longest ? undefined : tell(plainOf(text), text.trim());
      if (!answer) return null;
      const { text: said, value, sources = [source] } = answer;
      return {
        expert: id,
        family,
        stance: 'answers',
        text: said,
        sources,
        confidence: 0.94,
        ...(value ? { value } : {}),
      };
    },
  };
}

export const asNames = (...names: string[]): AnswerValue => ({ is: 'names', names });
export const asNumber = (number: number): AnswerValue => ({ is: 'number', number });
