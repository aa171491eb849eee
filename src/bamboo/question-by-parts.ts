/** Several questions in one sentence: each is answered by itself, and one that finds no answer is named. */
import { isOnlyAsking, isQuestion, questionParts } from '#language/question-parts.ts';
import { quotedSafely } from '#language/wording.ts';
import { abstainsForGood } from './abstain.ts';
import type { Answer, Expert, Question, Turn } from './expert.ts';
import { givenBy } from './given.ts';

type AnswerOne = (question: Question, signal?: AbortSignal) => Promise<Answer>;

interface AnsweredPart {
  words: string;
  /** Undefined where the words alone do not say what is asked. */
  answer: Answer | undefined;
}

const longest = 300;
/** Said to the reader: worded so that a consensus takes neither for a claim about the matter. */
const notAnswered = '(I found no answer to this part.)';
const more = 'If you need the rest, [connect a language model](/ai-models/connect).';

/** `isFact`: an answer that shows that something was known, and not only that a passage came near. */
export function expertByParts(answerOne: AnswerOne, isFact: (answer: Answer) => boolean): Expert {
  return {
    id: 'parts',
    title: 'Bamboo',
    describes: 'Several questions in one sentence, each answered by itself.',
    asWritten: true,
    async answer(question, signal) {
      if (question.text.length > longest || givenBy(question).texts.length > 0) return null;
      const parts = questionParts(question.text);
      if (parts.length < 2 || !parts.every(({ words }) => isQuestion(words))) return null;
      const turns: Turn[] = [...question.turns];
      const answered: AnsweredPart[] = [];
      for (const { words } of parts) {
        const answer = isOnlyAsking(words)
          ? undefined
          : await answerOne({ ...question, text: words, turns }, signal);
        if (answer?.stance === 'refuses') return answer;
        answered.push({ words, answer });
        // What “it” and “there” stand for was said in the part before.
        if (answer) turns.push({ role: 'user', content: words }, { role: 'assistant', content: answer.text });
      }
      return joined(answered, isFact);
    },
  };
}

function joined(parts: readonly AnsweredPart[], isFact: (answer: Answer) => boolean): Answer | null {
  const known = parts.flatMap(({ answer }) => (answer?.stance === 'answers' ? [answer] : []));
  if (!known.some(isFact)) return null;
  const families = new Set(known.map(({ family }) => family));
  const paragraphs = parts.flatMap(({ words, answer }) => [`**${quotedSafely(words)}**`, wordsFor(answer)]);
  const isOpen = parts.some(({ answer }) => wordsFor(answer) === notAnswered);
  return {
    expert: 'parts',
    family: families.size === 1 ? known[0]!.family : 'parts',
    stance: 'answers',
    text: [...paragraphs, ...(isOpen ? [more] : [])].join('\n\n'),
    sources: [
      ...new Map(known.flatMap(({ sources }) => sources).map((one) => [one.url ?? one.title, one])).values(),
    ],
    confidence: Math.min(...known.map(({ confidence }) => confidence)),
  };
}

function wordsFor(answer: Answer | undefined): string {
  if (answer?.stance === 'answers') return answer.text;
  return answer && abstainsForGood(answer) ? answer.text : notAnswered;
}
