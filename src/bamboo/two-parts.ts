/** Two questions in one: "the capital of Portugal and its currency", "the capital of Slovenia, and what is that of Slovakia?" */
import { clausesOf, isChatter } from './clauses.ts';
import type { Answer, Question } from './expert.ts';

/** The second part leans on the first; "salt and pepper" or "2 and 3" do not. */
const leaning =
  /^(.{3,150}?)(?:,)? and (?:also )?(?:what (?:is|are|was) )?((?:its|their|his|her) [\p{L} '-]{2,60})\??$/iu;
const longest = 300;

export function twoParts(question: Question): [Question, (first: Answer) => Question] | undefined {
  const { text } = question;
  const match = leaning.exec(text.trim());
  if (match)
    return [
      { ...question, text: match[1]! },
      (answer) => after(question, match[1]!, answer, `What is ${match[2]}?`),
    ];
  if (text.length > longest) return undefined;
  const { asking, saying } = clausesOf(text);
  const [first, second] = asking;
  if (!first || !second || asking.length > 2 || !saying.every(isChatter)) return undefined;
  return [{ ...question, text: first }, (answer) => after(question, first, answer, second)];
}

function after(question: Question, asked: string, answer: Answer, text: string): Question {
  const { turns } = question;
  return {
    ...question,
    text,
    turns: [...turns, { role: 'user', content: asked }, { role: 'assistant', content: answer.text }],
  };
}

/** Both or nothing: half an answer to a whole question is easily taken for the whole. */
export function joined(first: Answer, second: Answer): Answer {
  return {
    ...first,
    text: first.text === second.text ? first.text : `${first.text}\n\n${second.text}`,
    sources: [
      ...first.sources,
      ...second.sources.filter(({ title }) => !first.sources.some((one) => one.title === title)),
    ],
    confidence: Math.min(first.confidence, second.confidence),
  };
}
