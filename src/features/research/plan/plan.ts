/** A question as points to look into, by rule: the sides that its kind of question has. */
import { longestPoint } from '../fields.ts';
import { topicOf } from './topic.ts';

type Kind = 'compare' | 'why' | 'how' | 'judge' | 'person' | 'thing';

/** Each about the topic, except `it`, which is the question itself. */
const sides: Record<Kind, readonly string[]> = {
  compare: [
    'it',
    'What is {a}?',
    'What is {b}?',
    'Evidence: {a} and {b} compared',
    'Drawbacks of {a} and {b}',
    'Figures: {a} and {b}',
  ],
  why: [
    'it',
    'Causes: {topic}',
    'Evidence: {topic}',
    'Other explanations and criticism: {topic}',
    'Figures: {topic}',
  ],
  how: ['it', 'Evidence: {topic}', 'History: {topic}', 'Limits and problems: {topic}', 'Figures: {topic}'],
  judge: ['it', 'Evidence: {topic}', 'Causes: {topic}', 'Criticism and risks: {topic}', 'Figures: {topic}'],
  person: ['it', 'History: {topic}', 'Criticism: {topic}', 'Figures: {topic}'],
  thing: [
    'it',
    'Causes: {topic}',
    'History: {topic}',
    'Evidence: {topic}',
    'Alternatives and criticism: {topic}',
    'Figures: {topic}',
  ],
};

/** Words that only other languages have; where the house does not speak one, the question is the plan. */
const foreign =
  /(?:^|\s)(?:der|die|das|und|ist|wie|warum|welche|nicht|el|los|las|qué|cómo|por|para|est|les|des|pourquoi|comment|quel|quelle|il|che|perché|come|são|não|como|het|een|waarom|och|är|varför|jest|dlaczego)(?=[\s,?]|$)/giu;

export function planFor(question: string): string[] {
  const asked = question.replaceAll(/\s+/g, ' ').trim();
  if (!isEnglish(asked)) return [cut(asked)];
  const topic = topicOf(asked);
  const pair = pairIn(topic);
  const kind = kindOf(asked, pair !== undefined);
  const words: Record<string, string> = { topic, a: pair?.[0] ?? topic, b: pair?.[1] ?? topic };
  const points = sides[kind].map((side) =>
    side === 'it' ? asItself(asked, topic) : side.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name]!),
  );
  return [...new Set(points.map(cut))];
}

/** A few words become a question; a question stays as it was asked. */
function asItself(asked: string, topic: string): string {
  const isAsked =
    /[?]$/.test(asked) ||
    /^(?:what|who|which|where|when|why|how|is|are|do|does|did|can|should)\b/i.test(asked);
  return isAsked ? asked : `What is known about ${topic}?`;
}

function kindOf(asked: string, isPair: boolean): Kind {
  if (isPair) return 'compare';
  if (/\bwhy\b|\bwhat (?:causes|makes|leads)\b/i.test(asked)) return 'why';
  if (/\bhow\b/i.test(asked)) return 'how';
  if (/^(?:is|are|do|does|did|can|could|should|would|will|has|have)\b/i.test(asked)) return 'judge';
  if (/^who\b/i.test(asked)) return 'person';
  return 'thing';
}

/** "Tea or coffee", "tea versus coffee", "difference between tea and coffee". */
function pairIn(topic: string): [string, string] | undefined {
  const between = /\b(?:between|compare)\s+(.{2,80}?)\s+(?:and|with|to)\s+(.{2,80})$/i.exec(topic);
  const versus =
    /^(?:.{0,60}?:\s*)?(.{2,80}?)\s+(?:vs\.?|versus|or|compared (?:to|with)|better than)\s+(.{2,80})$/i.exec(
      topic,
    );
  const found = between ?? versus;
  return found ? [found[1]!, found[2]!.replace(/^(?:the|a|an)\s+/i, '')] : undefined;
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
