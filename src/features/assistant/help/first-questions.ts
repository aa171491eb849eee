/** What newcomers ask first, known by heart: a section of an article each, with the ways in which people put it. */
import { inFull } from '#language/shorthand.ts';
import type { HelpArticle } from './article.ts';
import { textOf, type Block } from './blocks.ts';
import { isOfTheWorld } from './elsewhere.ts';
import { isEmptyTerm, wordsOf } from './terms.ts';

export interface FirstQuestion {
  question: string;
  asked: readonly string[];
}

const ways = /^## (.+)\n<!--([\s\S]*?)-->\n/gm;

/** `## A question` and, in a comment below it, its other wordings, parted by bars. The comment is for us alone. */
export function readFirstQuestions(body: string): { body: string; questions: FirstQuestion[] } {
  const questions = [...body.matchAll(ways)].map(([, question, asked]) => ({
    question: question!.trim(),
    asked: asked!
      .split('|')
      .map((way) => way.trim())
      .filter(Boolean),
  }));
  return { body: body.replaceAll(ways, '## $1\n\n'), questions };
}

export interface KnownQuestion {
  article: HelpArticle;
  question: string;
  answer: Block[];
}

/** So many words at most: whoever writes more asks something of their own. */
const mostWords = 16;
const courtesy =
  /^(?:(?:so|hi|hello|hey|ok|okay|well|um|and|but|oh|please|sorry|excuse me|quick question|question|btw|just wondering|i wonder|panda|can you tell me|could you tell me|tell me|do you know|i (?:want|would like) to know|may i ask)[\s,:.!-]+)+/;
const afterthought =
  /,\s*panda$|[\s,]+(?:please|pls|plz|thanks|thank you|though|actually|exactly|really|anyway|then|btw|or not|or what|right now|at all|for me|by the way|in general|basically|u)$/;
/** All of them are this place. */
const place =
  /\b(?:(?:this|the|your|you guys) (?:whole )?(?:web ?site|site|web ?page|page|app|application|place|platform|service|thing|tool|software|program|product|project|ai|bot|assistant)|frenly(?:['’]s)?|(?:on|in|at|with|for|of|by|to) here|over here|here)\b/g;

/** Finds the one question that was asked, whatever stands around it; nothing where it asks for more than that. */
export function createFirstQuestions(
  articles: readonly HelpArticle[],
  termsIn: (text: string) => string[],
): (text: string) => KnownQuestion | undefined {
  const known = articles.flatMap((article) =>
    article.questions.map(({ question, asked }) => {
      const ways = [question, ...asked].map((way) => reading(way, termsIn));
      return {
        found: { article, question, answer: answerTo(question, article.blocks) },
        ways,
        vocabulary: new Set(ways.flatMap(({ telling }) => [...telling])),
      };
    }),
  );

  return (text) => {
    if (text.includes('\n') || wordsOf(text).length > mostWords) return undefined;
    const asked = reading(text, termsIn);
    const { all, bare, telling } = asked;
    if (all.size === 0) return undefined;
    const same =
      known.find(({ ways }) => ways.some((way) => way.bare === bare)) ??
      known.find(({ ways }) => ways.some((way) => isSame(way.all, all))) ??
      known.find(({ ways }) => ways.some((way) => saysTheSame(way, asked)));
    // "What are the kinds of bear" speaks of the world, though the words are near.
    if (same || telling.size === 0 || isOfTheWorld(text)) return same?.found;
    const clauses = text.split(/,|[.?!]\s|\bor\b/).map((clause) => reading(clause, termsIn));
    const fitting = known.filter(({ vocabulary }) => telling.isSubsetOf(vocabulary));
    // Several telling words that no other question has together say which it is, however it is put.
    const isOwn = fitting.length === 1 && telling.size >= ownWords;
    const rated = fitting
      .map((one) => ({ one, rating: nearestOf(one.ways, [asked, ...clauses]) }))
      .filter(({ rating }) => rating >= (isOwn ? nearWhereOwn : nearEnough))
      .map(({ one, rating }) => ({
        one,
        rating: opensAlike(one.ways, asked) ? rating + openingCounts : rating,
      }))
      .sort((a, b) => b.rating - a.rating);
    return rated[0]?.one.found;
  };
}

/** Half of what both say in common words, all of what one of them says in telling ones. */
const nearEnough = 1.5;
const nearWhereOwn = 1.1;
const ownWords = 3;

interface Reading {
  /** Without courtesies, as it is written. */
  bare: string;
  all: ReadonlySet<string>;
  /** Without the words that stand in every question. */
  telling: ReadonlySet<string>;
}

function reading(text: string, termsIn: (text: string) => string[]): Reading {
  const bare = stripped(text);
  const all = new Set(termsIn(bare));
  return { bare, all, telling: new Set([...all].filter((term) => !isEmptyTerm(term) && term !== here)) };
}

/** A word that nobody writes. */
const here = 'thisplace';

function stripped(text: string): string {
  let now = inFull(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s?!.,…]+$/, '')
    .replaceAll(/\b(what|who|where|how)'?s\b/g, '$1 is')
    .replace(courtesy, '');
  for (let before = ''; before !== now;) {
    before = now;
    now = now.replace(afterthought, '');
  }
  return now.replaceAll(place, here).replaceAll(/\b(?:actually|really|exactly|just|even|also|simply)\b/g, '');
}

/** "An app for iPhone" is "an iPhone app": two telling words and no other, in nearly the same small ones. */
const saysTheSame = (way: Reading, asked: Reading) =>
  way.telling.size > 1 && isSame(way.telling, asked.telling) && alike(way, asked) >= mostlyAlike;

const mostlyAlike = 0.75;

/** "Where do I see what I asked" and "who sees what I ask" differ in the one word that tells what is wanted. */
const opensAlike = (ways: readonly Reading[], { bare }: Reading) => {
  const [opening] = /^(?:who|where|when|why|how|which)\b/.exec(bare) ?? [];
  return opening !== undefined && ways.some((way) => way.bare.startsWith(opening));
};

const openingCounts = 0.2;

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size === b.size && a.isSubsetOf(b);

/** From 0 to 2: how much of the telling words of the known wording is there, and how alike both are in all words. */
function nearness(way: Reading, asked: Reading): number {
  if (way.telling.size === 0) return 0;
  const shared = way.telling.intersection(asked.telling).size;
  return shared / way.telling.size + alike(way, asked);
}

const alike = (a: Reading, b: Reading) => (2 * a.all.intersection(b.all).size) / (a.all.size + b.all.size);

/** "Is it private or can others read it" asks one thing twice: either part will do, where all of it is of one vocabulary. */
const nearestOf = (ways: readonly Reading[], readings: readonly Reading[]) =>
  Math.max(...readings.flatMap((asked) => ways.map((way) => nearness(way, asked))));

function answerTo(question: string, blocks: readonly Block[]): Block[] {
  const isHeading = (block: Block) => block.is === 'heading';
  const start = blocks.findIndex((block) => block.is === 'heading' && textOf(block.line) === question);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return rest.slice(0, end === -1 ? undefined : end);
}
