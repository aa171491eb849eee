/** Other ways to read a question that nobody understood as it stands. */
import { clausesOf, isChatter, pointsBack } from './clauses.ts';
import type { Question } from './expert.ts';
import { standalone } from './follow-up/standalone.server.ts';

/** Longer, and it is a text, not a question with a word before it. */
const longest = 300;

export function readingsOf(question: Question): Question[] {
  const { text, turns, texts = [] } = question;
  if (text.length > longest || texts.length > 0 || text.includes('\n')) return [];
  const { asking, saying } = clausesOf(text);
  const [asked, second] = asking;
  const readings: Question[] = [];
  // "The currency in Israel, is it the shekel?": the first part is the question.
  const confirms =
    second !== undefined && asking.length === 2 && /^(?:is|are|was) (?:it|that|this)\b/i.test(second);
  if (asked && (asking.length === 1 || confirms)) {
    const said = saying.join('. ');
    if (said && pointsBack(asked)) {
      const resolved = standalone({ text: asked, turns: [...turns, { role: 'user', content: said }] });
      // Where nobody can tell what "that" is, the clause alone would be another question.
      if (resolved !== asked) readings.push({ ...question, text: resolved, turns: [] });
    }
    if ((said || confirms) && !pointsBack(asked) && saying.every(isChatter))
      readings.push({ ...question, text: asked });
  }
  // "I have 80 euros." and then "I spend 35 of them. How much is left?"
  const before = turns.findLast(({ role }) => role === 'user')?.content;
  if (before && /\d/.test(before) && !before.includes('?') && before.length < 150)
    readings.push({ ...question, text: `${before.replace(/[.!\s]*$/, '.')} ${text}`, turns: [] });
  return readings;
}
