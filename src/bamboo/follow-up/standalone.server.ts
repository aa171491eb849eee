/** Makes a follow-up into a question that stands by itself: "and of Spain?" after the capital of France. */
import { wordQuestionsOf } from '../experts/lexicon/questions.ts';
import { nouns } from '../experts/atlas/properties.ts';
import type { Question, Turn } from '../expert.ts';
import { plainOf } from '#language/plain.ts';
import { isPlace, kindOf, mentionsIn, type Kind, type Mention } from './mentions.server.ts';
import { subjectOf, withPointers } from './pointers.server.ts';
import { goingOnCalculating } from './calculating-on.ts';
import { inAnotherYear, measureBefore } from './carried-over.server.ts';

const mostTurns = 8;
/** Longer, and it says for itself what it is about. */
const longestFollowUp = 90;

/** What was asked and answered just before, the question as it was understood. */
interface Before {
  question: string;
  reply: string;
}

export function standalone({ text, turns }: Pick<Question, 'text' | 'turns'>): string {
  let before: Before | undefined;
  const recent = turns.slice(-mostTurns * 2);
  for (const [at, turn] of recent.entries()) {
    if (turn.role !== 'user') continue;
    before = { question: resolved(turn.content, before), reply: replyAfter(recent, at) };
  }
  return resolved(text, before);
}

function replyAfter(turns: readonly Turn[], at: number): string {
  const next = turns[at + 1];
  return next?.role === 'assistant' ? next.content : '';
}

function resolved(text: string, before: Before | undefined): string {
  if (!before || text.length > longestFollowUp) return text;
  const plain = plainOf(text);
  const known = plainOf(before.question);
  const pointed = withPointers(plain, known, before.reply);
  if (pointed !== plain) return pointed.replace(goesOn, '');
  return continued(plain, known, before.reply) ?? text;
}

const goesOn =
  /^(?:(?:and|or|but|so|ok|okay|now|then|also|no|sorry|i mean|i meant|what about|how about|what of|same (?:for|with|question for)|the same for|do the same for|try|what if it (?:is|was)|what if|instead)[\s,]+)+/;
const lead =
  /^(?:(?:of|in|for|to|from|at|on|with|by|about|as|into|until|till|since|before|after|between)\s+)?(?:(?:the|its|their)\s+)?/;

/** Only a part is said; the rest is as before. */
function continued(plain: string, known: string, reply: string): string | undefined {
  const rest = plain.replace(goesOn, '');
  const went = rest !== plain;
  const sum = goingOnCalculating(rest, reply);
  if (sum) return sum;
  const bare = rest
    .replace(lead, '')
    .replace(/^(?:is|are) (?:it )?(?:in |of )?(?:the )?/, '')
    .trim();
  if (bare === '' || bare.split(' ').length > 6) return undefined;
  const mentions = mentionsIn(known);
  const another = inAnotherYear(bare, known, mentions);
  if (another) return another;
  const property = plain
    .replace(goesOn, '')
    .replace(/^(?:what|which)(?: is| are)?(?: the| its| their| a| an)? /, '');
  if (property !== plain && property.split(' ').length <= 4) {
    const asked = anotherProperty(property, known, mentions, reply) ?? relationOf(property, known);
    if (asked) return asked;
  }
  // A whole question needs no help: "what is the capital of Spain".
  if (
    !went &&
    /^(?:what|which|who|where|when|how|is|are|does|do|did|was|were|can|convert|define)\b/.test(plain)
  )
    return measureBefore(plain, known, reply);
  return (
    swapped(bare, rest, known, mentions) ??
    anotherProperty(bare, known, mentions, reply) ??
    anotherWord(bare, known, went) ??
    measureBefore(plain, known, reply)
  );
}

function swapped(
  bare: string,
  rest: string,
  known: string,
  mentions: readonly Mention[],
): string | undefined {
  const name = bare.replace(/'s$/, '');
  const kind =
    mentionsIn(name).find(({ start, end }) => start === 0 && end === name.length)?.kind ??
    kindOf(name) ??
    (isPlace(name) ? 'country' : undefined);
  if (!kind) return withMeasure(bare, known, mentions);
  if (kind === 'unit' || kind === 'money') return withUnit(name, rest, known, mentions, kind);
  const alike: Record<string, readonly Kind[]> = {
    country: ['country', 'city'],
    city: ['city', 'country'],
    number: ['number'],
    percent: ['percent'],
    date: ['date'],
    element: ['element'],
    planet: ['planet', 'element'],
  };
  const last = mentions.findLast((one) => alike[kind]!.includes(one.kind));
  if (!last) return kind === 'country' || kind === 'city' ? undefined : withMeasure(bare, known, mentions);
  return known.slice(0, last.start) + name + known.slice(last.end);
}

/** "and 10 miles?" after "5 miles in km". */
function withMeasure(bare: string, known: string, mentions: readonly Mention[]): string | undefined {
  const match = /^(-?\d[\d,.]*) ?(.+)$/.exec(bare);
  if (!match || kindOf(match[2]!) !== 'unit') return undefined;
  const amount = mentions.findIndex(({ kind }) => kind === 'number');
  const unit = mentions[amount + 1];
  if (amount < 0 || unit?.kind !== 'unit') return undefined;
  return known.slice(0, mentions[amount]!.start) + bare + known.slice(unit.end);
}

/** "and in miles" changes what is converted to; "and in a yard" what is converted from. */
function withUnit(
  name: string,
  rest: string,
  known: string,
  mentions: readonly Mention[],
  kind: Kind,
): string | undefined {
  const units = mentions.filter((one) => one.kind === kind || one.kind === 'unit' || one.kind === 'money');
  const asksHowMany = known.startsWith('how many');
  const isSource = /^(?:in |of |for )?(?:an?|one|1) /.test(rest);
  const target = units.length < 2 ? undefined : asksHowMany !== isSource ? units[0] : units.at(-1);
  if (target) return known.slice(0, target.start) + name + known.slice(target.end);
  // "How much is 100 dollars" and then "in euros": the question went on.
  return units.length === 1 && /^(?:in|to|into) /.test(rest) ? `${known} in ${name}` : undefined;
}

const propertyNouns = nouns.map(([, noun]) => new RegExp(`^(?:${noun})$`));
const elementNouns =
  /^(?:(?:chemical )?symbol|atomic (?:number|mass|weight)|melting point|boiling point|density|mass|discovery|electron configuration)$/;
const clockNouns = /^(?:time ?zone|time|local time|current time)$/;
const planetNouns = /^(?:moons|number of moons|diameter|size|gravity|mass|temperature)$/;

function anotherProperty(
  bare: string,
  known: string,
  mentions: readonly Mention[],
  reply: string,
): string | undefined {
  const place =
    subjectOf(known, reply, ['country']) ?? mentions.findLast(({ kind }) => kind === 'city')?.text;
  if (place && propertyNouns.some((noun) => noun.test(bare))) return `what is the ${bare} of ${place}`;
  if (place && clockNouns.test(bare))
    return bare.includes('zone') ? `what is the time zone of ${place}` : `what time is it in ${place}`;
  const element = subjectOf(known, reply, ['element']);
  if (element && elementNouns.test(bare)) return `what is the ${bare} of ${element}`;
  const planet = subjectOf(known, reply, ['planet', 'element']);
  return planet && planetNouns.test(bare)
    ? bare.includes('moons')
      ? `how many moons does ${planet} have`
      : `what is the ${bare} of ${planet}`
    : undefined;
}

const relationNouns =
  /^(?:(?:a |an |some |any )?(?:synonyms?|antonyms?|opposites?|definition|meaning|examples?|plural|singular|past tense|past participle|comparative|superlative|kinds|types|similar words?|spelling))$/;

/** "What is the plural?" after a question about a word. */
function relationOf(bare: string, known: string): string | undefined {
  return relationNouns.test(bare) ? anotherWord(bare, known, false) : undefined;
}

function anotherWord(bare: string, known: string, went: boolean): string | undefined {
  const asked = wordQuestionsOf(known).find(
    ({ relation }) => !['what-is', 'who-is', 'where-is', 'measure'].includes(relation),
  );
  if (!asked) return undefined;
  const relation = bare.replace(/^(?:an?|some|any) /, '');
  if (relationNouns.test(bare))
    return relation.startsWith('example') ? `example of ${asked.word}` : `${relation} of ${asked.word}`;
  if (!went || !/^[a-z'-]+(?: [a-z'-]+)?$/.test(bare)) return undefined;
  const at = known.lastIndexOf(asked.word);
  return at < 0
    ? undefined
    : known.slice(0, at) + bare.replace(/^(?:an?|the) /, '') + known.slice(at + asked.word.length);
}
