/** A question as points to look into, by rule: the sides that its kind of question has. */
import { longestPoint } from '../limits.ts';
import { plainlyAsked, readQuestion } from './read-question.ts';
import { sides } from './sides.ts';

/** Words that only other languages have; without rules for a language, the question is the plan. */
const foreign =
  /(?:^|\s)(?:der|die|das|und|ist|wie|warum|welche|nicht|el|los|las|qué|cómo|por|para|est|les|des|pourquoi|comment|quel|quelle|il|che|perché|come|são|não|como|het|een|waarom|och|är|varför|jest|dlaczego)(?=[\s,?]|$)/giu;

export function planFor(question: string): string[] {
  const asked = question.replaceAll(/\s+/g, ' ').trim();
  if (!isEnglish(asked)) return [cut(asked)];
  const { kind, parts } = readQuestion(asked);
  const points = sides[kind]!.map((side) =>
    side === 'it' ? asItself(asked) : side.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]!),
  );
  return [...new Set(points.map(cut))];
}

/** "Impact of social media": one of it, and known. */
const sideOf = /^(?:impacts?|effects?|influence|history|causes?|role|future|benefits?|risks?|origins?) of\b/i;

/** A few words become a question; a question stays as it was asked. */
function asItself(asked: string): string {
  const isAsked =
    /[?]$/.test(asked) ||
    /^(?:what|who|which|where|when|why|how|is|are|do|does|did|can|should)\b/i.test(asked);
  return isAsked ? asked : `What is known about ${plainlyAsked(asked).replace(sideOf, 'the $&')}?`;
}

function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= letters * 0.7 && (text.match(foreign)?.length ?? 0) < 2;
}

/** Never within a letter of two parts. */
function cut(text: string): string {
  if (text.length <= longestPoint) return text.toWellFormed();
  const short = text.slice(0, longestPoint);
  const space = short.lastIndexOf(' ');
  return (space > longestPoint / 2 ? short.slice(0, space) : short.slice(0, -1)).toWellFormed();
}
