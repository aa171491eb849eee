/** Yes or no where it is asked for: an expert's own, or its fact held against what was claimed. */
import type { Answer, Expert, Question } from '../expert.ts';
import { plainOf } from '#language/plain.ts';
import { asksYesNo } from './claim.ts';
import { isVerdict, verdictOf } from './verdict.server.ts';

export async function judged(
  expert: Expert,
  question: Question,
  signal?: AbortSignal,
): Promise<Answer | null> {
  const answer = await expert.answer(question, signal);
  if (expert.quotesPassages) return answer;
  return answer && isVerdict(answer) ? answer : ((await verdictOf(expert, question, signal)) ?? answer);
}

/** Of answers to a question that wants yes or no, those that say it come first. */
export function surestFirst({ text, texts = [] }: Question) {
  const wantsVerdict = texts.length === 0 && asksYesNo(plainOf(text));
  const says = (answer: Answer) => Number(wantsVerdict && isVerdict(answer));
  return (a: Answer, b: Answer) => says(b) - says(a) || b.confidence - a.confidence;
}
