/** An answer of an engine as tools get it: clean, and with an error in place of a result where it declined or said nothing. */
import type { TextResult } from '#kit/ai/converse.server.ts';
import type { Message } from '#kit/ai/messages.ts';
import type { TextAnswer, TextRequest } from '#kit/ai/text.server.ts';
import { languageNames, sureLanguage, type LanguageCode } from '#language/which-language.ts';
import { abstentionOf } from '../claims/abstention.ts';
import { cleanAnswer } from './clean-answer.ts';
import { cleanStream } from './clean-stream.server.ts';

/** What becomes of an answer. */
export type AnswerUse = 'result' | 'talk' | 'raw';

export interface Expected {
  as: Exclude<AnswerUse, 'raw'>;
  /** What the answer must be written in; null where any language will do. */
  language?: LanguageCode | null | undefined;
}

export function readCleanly(
  answer: TextAnswer,
  request: Pick<TextRequest, 'instructions' | 'messages'>,
  { as, language = null }: Expected,
): TextAnswer {
  const { title } = answer.engine;
  const given = [...request.messages.map(wordsOf), request.instructions ?? ''].filter(Boolean);
  const problemOf = (text: string) => (as === 'result' ? problemWith(text, title) : null);
  const cleaned = (result: TextResult): TextResult => {
    const text = cleanAnswer(result.text, given);
    const isEnded = result.error === null && result.finish !== 'stopped' && result.finish !== 'tools';
    const problem = isEnded ? problemOf(text) : null;
    if (problem) return { ...result, text: '', complete: false, error: problem };
    // What is written in another language may still be of use, so it stands.
    const error = isEnded ? otherLanguage(text, language, title) : null;
    return error ? { ...result, text, complete: false, error } : { ...result, text };
  };
  return {
    ...answer,
    // Each reader cleans it anew, from the beginning.
    stream: {
      [Symbol.asyncIterator]: () =>
        cleanStream(answer.stream, given, (text) => problemOf(text) === null)[Symbol.asyncIterator](),
    },
    result: answer.result.then(cleaned),
  };
}

function wordsOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return content.map((part) => ('text' in part && typeof part.text === 'string' ? part.text : '')).join('\n');
}

/** Why an answer is no result: it is empty, or declines. */
export function problemWith(text: string, title: string): TextResult['error'] {
  if (text === '')
    return {
      code: 'upstream_failed:provider_empty',
      message: `${title} returned nothing. Nothing was charged. Try again, or choose another engine.`,
    };
  if (abstentionOf(text) === 'declines')
    return {
      code: 'upstream_failed:provider_declined',
      message: `${title} declined to do this. Change the text, or choose another engine.`,
    };
  return null;
}

function otherLanguage(text: string, wanted: LanguageCode | null, title: string): TextResult['error'] {
  const written = wanted && sureLanguage(text);
  if (!written || written === wanted) return null;
  return {
    code: 'upstream_failed:provider_language',
    message: `${title} answered in ${languageNames[written]}, not in ${languageNames[wanted]}. Try again, or choose another engine.`,
  };
}
