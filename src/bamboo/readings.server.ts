/** Other ways to read a question that nobody understood as it stands. */
import { clausesOf, isChatter, pointsBack } from './clauses.ts';
import type { Question } from './expert.ts';
import { standalone } from './follow-up/standalone.server.ts';

/** Longer, and it is a text, not a question with a word before it. */
const longest = 300;

/** A statement with a number in it; "convert 5 miles to km" is an order, and has its answer. */
const tells =
  /^(?:(?:i|we|you|he|she|it|they|there|my|our|your|his|her|its|their|an?|the|this|if|suppose|say|imagine|yesterday|today)\b|[a-z]+ (?:has|had|have|is|was|are|were|bought|buys|paid|pays|spent|spends|ate|eats|ran|runs|drove|drives|sold|sells|gave|gives|got|gets|earns|earned|costs|weighs|makes|made|owns|saves|saved)\b).*\d/is;
/** Asks for a figure, or gives another. */
const reckons =
  /\d|\b(?:how (?:much|many|long|far|old|often)|left|remain\w*|total|altogether|in all|sum|average|each|more|less|cost|spend|spent|half|twice)\b/i;

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
  if (before && tells.test(before) && !before.includes('?') && before.length < 150 && reckons.test(text))
    readings.push({ ...question, text: `${before.replace(/[.!\s]*$/, '.')} ${text}`, turns: [] });
  return readings;
}
