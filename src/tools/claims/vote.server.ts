/** Where one value is asked for, short answers go by vote: families before engines, ties named. */
import type { AnswerValue } from '#language/answer-value.ts';
import { joined, shown } from '#language/wording.ts';
import { comparable, datesAgree, quantitiesAgree } from './agreement.ts';
import { mayBeName } from './align.server.ts';
import { claimOf, type Claim } from './claims.ts';
import type { Judged, Said } from './cluster.server.ts';
import { asksForMore, valueAsked, type ValueKind } from './one-value.ts';
import type { EngineAnswer, Vote, VoteOption } from './result.ts';
import { rootOf } from '#language/roots.ts';
import { sentencesOf } from './sentences.ts';
import { stanceOf } from './stance.ts';
import { byWeight, supportOf } from './support.ts';

/** A longer answer is more than a value. */
const longestShort = 220;
const mostSentences = 2;
const longestMarked = 80;
/** A longer list is a matter of taste, such as synonyms. */
const mostNames = 8;
const isShortAnswer = (text: string) =>
  text.length <= longestShort && sentencesOf(text).length <= mostSentences;

type Value = { shown: string } & (
  | { is: 'figure' | 'date'; claim: Claim }
  | { is: 'name'; roots: readonly string[]; isList: boolean }
  | { is: 'truth'; truth: boolean }
);

interface Options {
  /** As it was put; without it nothing is known to be asked. */
  question: string | undefined;
  given: ReadonlySet<string>;
  of: number;
}

/** None unless one value is asked for and every answer is such a value: whoever says something else would be left out. */
export function voteOf(answers: readonly EngineAnswer[], { question, given, of }: Options): Vote | undefined {
  const asked = question === undefined ? undefined : askedOf(question, answers);
  if (!asked || !answers.every(({ text }) => isShortAnswer(text))) return undefined;
  const ballots = answers.flatMap((answer) => {
    const value = valueOf(answer, given, asked, question!);
    return value && isOf(asked, value) ? [{ answer, value }] : [];
  });
  if (ballots.length < answers.length || !ballots.every(({ value }) => areOneKind(value, ballots[0]!.value)))
    return undefined;
  if (new Set(ballots.map(({ answer }) => answer.engine)).size < 2) return undefined;
  const groups: (typeof ballots)[] = [];
  for (const ballot of ballots) {
    const group = groups.find((one) => one.every(({ value }) => alike(value, ballot.value)));
    if (group) group.push(ballot);
    else groups.push([ballot]);
  }
  // Two lists that differ may both be right; what they share is for the claims to say.
  if (groups.length > 1 && ballots.some(({ value }) => value.is === 'name' && value.isList)) return undefined;
  const options = groups
    .map((group) => ({
      value: mostSaid(group.map(({ value }) => value.shown)),
      support: supportOf(
        group.map(({ answer }) => answer),
        of,
      ),
    }))
    .sort((a, b) => byWeight(a.support, b.support) || (a.value < b.value ? -1 : 1));
  const leading = options.filter(({ support }) => byWeight(support, options[0]!.support) === 0);
  const newest = leading.length > 1 ? newestOf(leading, answers) : undefined;
  const winner = leading.length === 1 ? leading[0] : newest;
  return {
    options,
    exclusive: valueAsked(question!) !== undefined || ballots.every(({ value }) => value.is !== 'name'),
    ...(winner ? { winner } : {}),
    isByDate: newest !== undefined,
    words: newest ? newestWords(newest, options) : wordsOf(options, leading),
  };
}

/** Of tables that differ, the one brought up to date last; none where one of them has no date. */
function newestOf(leading: readonly VoteOption[], answers: readonly EngineAnswer[]): VoteOption | undefined {
  const dateOf = new Map(answers.map(({ engine, asOf = '' }) => [engine, asOf]));
  const dated = leading.map((option) => {
    const dates = option.support.engines.map((engine) => dateOf.get(engine)!).sort();
    return { option, isDated: dates[0] !== '', date: dates.at(-1)! };
  });
  if (!dated.every(({ isDated }) => isDated)) return undefined;
  const last = dated
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const newest = dated.filter(({ date }) => date === last);
  return newest.length === 1 ? newest[0]!.option : undefined;
}

const newestWords = (newest: VoteOption, options: readonly VoteOption[]) =>
  `${saidBy(newest)}, from the newest table${others(options.filter((one) => one !== newest).map(saidBy))}.`;

const saidBy = ({ value, support }: VoteOption) => `${value} (${support.words})`;

/** Sources that tell their value themselves have understood the question; of others, the question must ask for one. */
function askedOf(question: string, answers: readonly EngineAnswer[]): ValueKind | undefined {
  if (asksForMore(question)) return undefined;
  return valueAsked(question) ?? (answers.every(({ value }) => value) ? 'value' : undefined);
}

const isOf = (asked: ValueKind, value: Value) =>
  asked === 'value' ||
  asked === value.is ||
  (asked === 'stance' && value.is === 'truth') ||
  (asked === 'date' && value.is === 'figure' && value.claim.quantities[0]?.kind === 'clock');

const areOneKind = (a: Value, b: Value) =>
  a.is === b.is &&
  (a.is !== 'figure' || b.is !== 'figure' || a.claim.quantities[0]?.kind === b.claim.quantities[0]?.kind);

/** The first of them where several are said equally often. */
function mostSaid(words: readonly string[]): string {
  const times = (word: string) => words.filter((other) => other === word).length;
  return words.reduce((best, word) => (times(word) > times(best) ? word : best));
}

function wordsOf(options: readonly VoteOption[], leading: readonly VoteOption[]): string {
  const each = options.map(saidBy);
  if (leading.length > 1)
    return `a tie between ${joined(each.slice(0, leading.length))}${others(each.slice(leading.length))}.`;
  const [first, second] = options;
  const byEnginesOnly = second && second.support.families.length === first!.support.families.length;
  return `${each[0]}${byEnginesOnly ? ', ahead by engines only, not by families' : ''}${others(each.slice(1))}.`;
}

const others = (each: readonly string[]) => (each.length > 0 ? `; also said: ${joined(each)}` : '');

/** "(sentence 4)" tells where it stands; a number before a line, a heading or a tag only how it looks. */
const unmarked = (text: string) =>
  text
    .replaceAll(/^\([^()\n]*\)$/gm, '')
    .replaceAll(/^\s*(?:\d{1,2}[.)]|[-*+•]|#{1,6}|>)\s+/gm, '')
    .replaceAll(/<\/?[a-z][^<>\n]{0,200}>/gi, '')
    .replaceAll('`', '')
    .trim();

const conditions =
  /\b(?:if|unless|but|except|only|until|depend\w*|usually|often|sometimes|mostly|partly|generally|however|although|though|when|while|before|after|from|under|over|above|below|provided|in some|not all|not always)\b|\d/i;

function valueOf(
  { text: whole, value }: EngineAnswer,
  given: ReadonlySet<string>,
  asked: ValueKind,
  question: string,
): Value | undefined {
  const text = unmarked(whole);
  // What an engine prints bold in one sentence is its answer.
  const [bold, second] = [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, words]) => words!);
  const marked = second || (bold?.length ?? 0) > longestMarked ? undefined : bold;
  if (value && isShort(value)) return { ...valueFor(value), ...(marked ? { shown: marked } : {}) };
  if (value && !marked) return undefined;
  const yes = /^\W*(yes|no)\b/i.exec(text)?.[1];
  // "No, not under a year" and "Yes, from a year on" say the same: with a condition it is no bare yes.
  if (yes)
    return conditions.test(text)
      ? undefined
      : { is: 'truth', truth: yes.toLowerCase() === 'yes', shown: yes.toLowerCase() };
  if (asked === 'stance' || asked === 'truth') {
    const truth = truthOf(text, question);
    return truth === undefined ? undefined : { is: 'truth', truth, shown: truth ? 'yes' : 'no' };
  }
  // What it is asked for comes first; a year in the second sentence is not the answer.
  const words = marked ?? sentencesOf(text)[0]?.text ?? text;
  const claim = claimOf(asked === 'date' ? words.replace(/^\W*(?=\d{3,4}\W*$)/, 'in ') : words);
  const [figure] = claim.quantities;
  if (figure && claim.quantities.every((one) => quantitiesAgree(one, figure)))
    return { is: 'figure', claim, shown: figure.shown };
  if (claim.quantities.length === 0 && claim.dates.length === 1)
    return { is: 'date', claim, shown: claim.dates[0]!.shown };
  const names = claim.items.filter(
    (item) => (mayBeName(item) || marked) && !item.parts.every((part) => given.has(part)),
  );
  if (claim.quantities.length > 0 || names.length === 0) return undefined;
  if (marked || names.length === 1)
    return {
      is: 'name',
      roots: names.flatMap(({ parts }) => parts.flatMap((part) => part.split('-'))),
      isList: false,
      shown: names.map((name) => name.shown).join(' '),
    };
  return undefined;
}

/** Whether an answer that does not say yes or no is plainly for what was asked, or against it. Likeness to the question is no vote. */
function truthOf(text: string, question: string): boolean | undefined {
  const [first] = sentencesOf(text);
  if (!first) return undefined;
  const [said, asked] = [claimOf(first.text), claimOf(question.replace(/\?\s*$/, '.'))];
  const [stance, isFor] = [stanceOf(said), stanceOf(asked)?.isFor ?? true];
  return stance?.isPlain ? stance.isFor === isFor : undefined;
}

/** A definition is no value that others could have. */
const isShort = (value: AnswerValue) =>
  value.is !== 'names' ||
  (value.names.length <= mostNames && value.names.every((name) => name.split(' ').length <= 5));

function valueFor(value: AnswerValue): Value {
  if (value.is === 'truth') return { is: 'truth', truth: value.truth, shown: value.truth ? 'yes' : 'no' };
  if (value.is === 'names')
    return {
      is: 'name',
      roots: value.names.flatMap((name) =>
        name
          .toLowerCase()
          .split(/[\s-]+/)
          .map(rootOf),
      ),
      isList: value.names.length > 1,
      shown: joined(value.names),
    };
  if (value.is === 'date') return { is: 'date', claim: claimOf(value.date), shown: value.date };
  const words = `${shown(value.number)}${value.unit ? ` ${value.unit}` : ''}`;
  return { is: 'figure', claim: claimOf(words), shown: words };
}

function alike(a: Value, b: Value): boolean {
  if (a.is === 'truth' && b.is === 'truth') return a.truth === b.truth;
  if (a.is === 'name' && b.is === 'name')
    return a.roots.length <= b.roots.length ? isPartOf(a.roots, b.roots) : isPartOf(b.roots, a.roots);
  if (a.is === 'figure' && b.is === 'figure') {
    const [x, y] = [a.claim.quantities[0], b.claim.quantities[0]];
    return x !== undefined && y !== undefined && quantitiesAgree(x, y);
  }
  if (a.is === 'date' && b.is === 'date') {
    const [x, y] = [a.claim.dates[0], b.claim.dates[0]];
    return x !== undefined && y !== undefined && Boolean(comparable(x, y)) && datesAgree(x, y);
  }
  return false;
}

/** Eiffel is Gustave Eiffel, but John Adams is not John Quincy Adams. Lists are the same in any order. */
function isPartOf(short: readonly string[], long: readonly string[]): boolean {
  const [few, all] = [new Set(short), new Set(long)];
  if (few.size === all.size) return few.isSubsetOf(all);
  const begins = short.every((root, at) => root === long[at]);
  return begins || short.every((root, at) => root === long[long.length - short.length + at]);
}

/** Short answers with one value say the same, however they put it; others exclude them. */
export function relationByVote({ options, exclusive }: Vote, said: readonly Said[]): Judged {
  const optionOf = new Map(
    options.flatMap((option) => option.support.engines.map((engine) => [engine, option])),
  );
  const main = new Set(new Map(said.toReversed().map((one) => [one.engine, one])).values());
  return (a, b) => {
    const [one, other] = [optionOf.get(a.engine), optionOf.get(b.engine)];
    if (!one || !other || !main.has(a) || !main.has(b)) return undefined;
    return one === other ? 'same' : exclusive ? 'contrary' : undefined;
  };
}
