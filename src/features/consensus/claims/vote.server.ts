/** Short factual answers go by vote: one value each, families before engines, ties named. */
import type { AnswerValue } from '#bamboo/expert.ts';
import { joined, shown } from '#language/wording.ts';
import { comparable, datesAgree, quantitiesAgree } from './agreement.ts';
import { mayBeName } from './align.server.ts';
import { claimOf, type Claim } from './claims.ts';
import type { Judged, Said } from './cluster.server.ts';
import type { EngineAnswer, Vote, VoteOption } from './result.ts';
import { rootOf } from './roots.ts';
import { sentencesOf } from './sentences.ts';
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
  | { is: 'name'; roots: ReadonlySet<string> }
  | { is: 'truth'; truth: boolean }
);

export function voteOf(
  answers: readonly EngineAnswer[],
  given: ReadonlySet<string>,
  of: number,
): Vote | undefined {
  if (!answers.every(({ text }) => isShortAnswer(text))) return undefined;
  const read = answers.map((answer) => ({ answer, value: valueOf(answer, given) }));
  const ballots = read.filter(
    (one): one is { answer: EngineAnswer; value: Value } => one.value !== undefined,
  );
  if (new Set(ballots.map(({ answer }) => answer.engine)).size < 2) return undefined;
  const groups: (typeof ballots)[] = [];
  for (const ballot of ballots) {
    const group = groups.find((one) => one.every(({ value }) => alike(value, ballot.value)));
    if (group) group.push(ballot);
    else groups.push([ballot]);
  }
  const options = groups
    .map((group) => ({
      value: group[0]!.value.shown,
      support: supportOf(
        group.map(({ answer }) => answer),
        of,
      ),
    }))
    .sort((a, b) => byWeight(a.support, b.support) || (a.value < b.value ? -1 : 1));
  const leading = options.filter(({ support }) => byWeight(support, options[0]!.support) === 0);
  const winner = leading.length === 1 ? leading[0] : undefined;
  return {
    options,
    exclusive: ballots.every(({ value }) => value.is !== 'name'),
    ...(winner ? { winner } : {}),
    without: read.filter(({ value }) => !value).map(({ answer }) => answer.engine),
    words: wordsOf(options, leading),
  };
}

function wordsOf(options: readonly VoteOption[], leading: readonly VoteOption[]): string {
  const each = options.map(({ value, support }) => `${value} (${support.words})`);
  if (leading.length > 1)
    return `a tie between ${joined(each.slice(0, leading.length))}${others(each.slice(leading.length))}.`;
  const [first, second] = options;
  const byEnginesOnly = second && second.support.families.length === first!.support.families.length;
  return `${each[0]}${byEnginesOnly ? ', ahead by engines only, not by families' : ''}${others(each.slice(1))}.`;
}

const others = (each: readonly string[]) => (each.length > 0 ? `; also said: ${joined(each)}` : '');

function valueOf({ text: whole, value }: EngineAnswer, given: ReadonlySet<string>): Value | undefined {
  // "(sentence 4)" tells where it stands, not what it is.
  const text = whole.replaceAll(/^\([^()\n]*\)$/gm, '').trim();
  // What an engine prints bold in one sentence is its answer.
  const [bold, second] = [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, words]) => words!);
  const marked = second || (bold?.length ?? 0) > longestMarked ? undefined : bold;
  if (value && isShort(value)) return { ...toldValue(value), ...(marked ? { shown: marked } : {}) };
  if (value && !marked) return undefined;
  const yes = /^\W*(yes|no)\b/i.exec(text)?.[1];
  if (yes) return { is: 'truth', truth: yes.toLowerCase() === 'yes', shown: yes.toLowerCase() };
  // What it is asked for comes first; a year in the second sentence is not the answer.
  const claim = claimOf(marked ?? sentencesOf(text)[0]?.text ?? text);
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
      roots: new Set(names.flatMap(({ parts }) => parts)),
      shown: names.map((name) => name.shown).join(' '),
    };
  return undefined;
}

/** A definition is no value that others could have. */
const isShort = (value: AnswerValue) =>
  value.is !== 'names' ||
  (value.names.length <= mostNames && value.names.every((name) => name.split(' ').length <= 5));

function toldValue(value: AnswerValue): Value {
  if (value.is === 'truth') return { is: 'truth', truth: value.truth, shown: value.truth ? 'yes' : 'no' };
  if (value.is === 'names')
    return {
      is: 'name',
      roots: new Set(value.names.flatMap((name) => name.toLowerCase().split(' ').map(rootOf))),
      shown: joined(value.names),
    };
  if (value.is === 'date') return { is: 'date', claim: claimOf(value.date), shown: value.date };
  const words = `${shown(value.number)}${value.unit ? ` ${value.unit}` : ''}`;
  return { is: 'figure', claim: claimOf(words), shown: words };
}

function alike(a: Value, b: Value): boolean {
  if (a.is === 'truth' && b.is === 'truth') return a.truth === b.truth;
  if (a.is === 'name' && b.is === 'name') return a.roots.isSubsetOf(b.roots) || b.roots.isSubsetOf(a.roots);
  if (a.is === 'figure' && b.is === 'figure') {
    const [x, y] = [a.claim.quantities[0], b.claim.quantities[0]];
    return x !== undefined && y !== undefined && x.kind === y.kind && quantitiesAgree(x, y);
  }
  if (a.is === 'date' && b.is === 'date') {
    const [x, y] = [a.claim.dates[0], b.claim.dates[0]];
    return x !== undefined && y !== undefined && Boolean(comparable(x, y)) && datesAgree(x, y);
  }
  return false;
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
