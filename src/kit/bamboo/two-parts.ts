/** "The capital of Portugal and its currency": two questions in one, the second about what the first named. */
import type { Answer, Question } from './expert.ts';

/** The second part leans on the first; "salt and pepper" or "2 and 3" do not. */
const leaning =
  /^(.{3,150}?)(?:,)? and (?:also )?(?:what (?:is|are|was) )?((?:its|their|his|her) [\p{L} '-]{2,60})\??$/iu;

export function twoParts({
  text,
  turns,
  ...rest
}: Question): [Question, (first: Answer) => Question] | undefined {
  const match = leaning.exec(text.trim());
  if (!match) return undefined;
  const [, first = '', second = ''] = match;
  return [
    { ...rest, turns, text: first },
    (answer) => ({
      ...rest,
      text: `What is ${second}?`,
      turns: [...turns, { role: 'user', content: first }, { role: 'assistant', content: answer.text }],
    }),
  ];
}

/** Both or nothing: half an answer to a whole question is easily taken for the whole. */
export function joined(first: Answer, second: Answer): Answer {
  return {
    ...first,
    text: `${first.text}\n\n${second.text}`,
    sources: [
      ...first.sources,
      ...second.sources.filter(({ title }) => !first.sources.some((one) => one.title === title)),
    ],
    confidence: Math.min(first.confidence, second.confidence),
  };
}
