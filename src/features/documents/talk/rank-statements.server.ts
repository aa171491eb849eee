/** How well each sentence answers: by the words that it shares with the question, itself or by what stands right before and above it. */
import { nextTurn } from '#kit/next-turn.ts';
import type { ReadQuestion, AskedWord } from './read-question.server.ts';
import { amountOf, wordsIn, type Words } from './likes.server.ts';
import type { Quotable, QuotablePage } from './gather.server.ts';
import { labelOf, sameField } from '../analyse/labels.ts';
import { holdsWanted, type Wanted } from '#language/wanted.ts';

export interface Ranked {
  statement: Quotable;
  score: number;
}

interface Placed {
  statement: Quotable;
  title: Words;
  own: Words;
}

const atOnce = 500;
/** Of the question's words, by weight: less says something about something else. */
const enough = 0.6;
const lightly = 0.2;
/** How much a word counts that stands in the sentence before, in the heading above, in the name of the document. */
const worth = { before: 0.8, earlier: 0.65, heading: 0.7, title: 0.5 };
/** A sentence that goes on with the one before: “It …”, “The reason is …”. */
const goesOn =
  /^(?:it|its|he|she|they|them|their|his|her|this|that|these|those|there|from there|the (?:reason|cause|former|latter|same|lowest|highest|cheapest|best|largest|smallest|first|second|third|last|others?|winner|rest)|for this|both|all|each|one of|another|so|then|otherwise|therefore|without it)\b/i;
const longestSentence = 420;
/** “Which hotel” is answered by “the Hotel Brise”, “which tram” by “tram 6”. */
const asNamed = 0.2;
/** All of a notice is about what it is called; what it says of day and place need not name it again. */
const shortNotice = 14;
const plainly: Partial<Record<Wanted, RegExp>> = {
  day: /\b\d{1,2}\.? \p{Lu}\p{Ll}{2,}|\d{1,2}[./]\d{1,2}[./]\d{2}|\d{4}-\d\d-\d\d/u,
  place: /\b(?:in|at) (?:the )?\p{Lu}\p{Ll}/u,
};

export async function rankStatements(
  question: ReadQuestion,
  pages: readonly QuotablePage[],
): Promise<Ranked[]> {
  if (question.words.length === 0) return [];
  const all: Placed[] = [];
  for (const { document, statements } of pages) {
    const title = wordsIn(`${document.name.replace(/\.\p{L}+$/u, '')} ${headingOf(statements)}`);
    for (const statement of statements)
      all.push({ statement, title, own: wordsIn(statement.row ? statement.said : statement.text) });
    await nextTurn(); // others have theirs between two pages
  }
  const weights = weightsOf(question, all);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const which = asNoun(question.text);
  const isNotice = all.length <= shortNotice;
  const headings = new Map<string, Words>();
  const ranked: Ranked[] = [];
  for (const [at, { statement, own, title }] of all.entries()) {
    if (at % atOnce === atOnce - 1) await nextTurn();
    if (!canAnswer(statement) || !(holdsAsked(question, statement) || saysIDo(question, statement))) continue;
    const label = labelOf(statement.text);
    const isLabel = label !== undefined && sameField(label, question.text);
    const before = [1, 2].map((back) => beside(all[at - back], statement));
    const heading = statement.under === '' ? undefined : wordsOf(headings, statement.under);
    const leansBack = goesOn.test(statement.text);
    let sum = 0;
    let ownSum = 0;
    let hasNames = true;
    for (const { word, weight } of weights) {
      const itself = amountOf(word.likes, own);
      const around = Math.max(
        before[0] ? worth.before * amountOf(word.likes, before[0]) : 0,
        before[1] ? worth.earlier * amountOf(word.likes, before[1]) : 0,
        heading ? worth.heading * amountOf(word.likes, heading) : 0,
        worth.title * amountOf(word.likes, title),
      );
      if (word.isName && itself === 0 && around === 0) hasNames = false;
      sum += weight * Math.max(itself, around);
      ownSum += weight * itself;
    }
    if (!hasNames) continue;
    const named = which !== undefined && which.test(statement.text) ? asNamed : 0;
    const coverage = (total === 0 ? 0 : sum / total) + named;
    const saysItself =
      ownSum > 0 || leansBack || (isNotice && plainly[question.wanted]?.test(statement.text) === true);
    if (!isLabel && (coverage < enough || !saysItself)) continue;
    const score =
      coverage + 0.35 * (ownSum / Math.max(total, 0.001)) + (isLabel ? 0.6 : 0) + (leansBack ? 0.05 : 0);
    ranked.push({ statement, score });
  }
  return ranked.toSorted((a, b) => b.score - a.score);
}

function asNoun(question: string): RegExp | undefined {
  const [, noun] = /\b(?:which|what) (\p{Ll}{3,20})\b(?! of)/u.exec(question) ?? [];
  if (!noun || /^(?:is|was|are|were|does|did|will|would|time|kind|sort|else)$/.test(noun)) return undefined;
  const either = `[${noun[0]}${noun[0]!.toUpperCase()}]${noun.slice(1)}`;
  return new RegExp(String.raw`\b${either}s? (?:\p{Lu}\p{Ll}|\d)|\p{Lu}\p{Ll}+ ${either}\b`, 'u');
}

const canAnswer = ({ role, said }: Quotable) =>
  role !== 'heading' && role !== 'caption' && said.length <= longestSentence && !/[?？]["”’)]?$/.test(said);

const holdsAsked = ({ wanted, said }: ReadQuestion, { row, said: whole, text }: Quotable) =>
  holdsWanted(wanted, row ? whole : text, said);

/** “I’ll bring them” says who, where it is known who says it. */
const saysIDo = ({ wanted }: ReadQuestion, { document: { author }, text }: Quotable) =>
  wanted === 'person' && author !== undefined && /\b(?:I|we)\b/u.test(text);

const headingOf = (statements: readonly Quotable[]) =>
  statements.find(({ role }) => role === 'heading')?.text ?? '';

/** Of the same block, or the end of the block before. */
function beside(
  other: { statement: Quotable; own: Words } | undefined,
  { document, page, block, role }: Quotable,
): Words | undefined {
  if (!other || role === 'table' || other.statement.role === 'table') return undefined;
  const { document: itsDocument, page: itsPage, block: itsBlock, role: itsRole } = other.statement;
  const isNear = itsDocument === document && itsPage === page && block - itsBlock <= 1;
  return isNear && itsRole !== 'heading' ? other.own : undefined;
}

function wordsOf(known: Map<string, Words>, text: string): Words {
  const words = known.get(text) ?? wordsIn(text);
  known.set(text, words);
  return words;
}

/** A rare word tells more than one that comes everywhere; one that nobody has, most of all: then it is about something else. */
function weightsOf(
  { words }: ReadQuestion,
  all: readonly { own: Words; title: Words }[],
): { word: AskedWord; weight: number }[] {
  return words.map((word) => {
    let having = 0;
    for (const { own } of all) if (amountOf(word.likes, own) > 0) having += 1;
    const rare = Math.log(1 + (all.length + 1) / (having + 1));
    const isTitle = all.some(({ title }) => amountOf(word.likes, title) === 1);
    return { word, weight: word.isLight ? lightly * rare : isTitle ? 0.5 * rare : rare };
  });
}
