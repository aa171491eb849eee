/** What an answer claims: its statements with their place in it, and what each consists of. */
import { withOneName } from './aliases.ts';
import { blocksOf, type Block } from './blocks.ts';
import { datesIn, type PartialDate } from './dates.ts';
import { plainWords, unframed } from './plain-words.ts';
import { inOneWord } from './phrases.ts';
import { isHedged, polarityOf, quantifierOf, type Polarity, type Quantifier } from './polarity.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { sentencesOf, statementsOf, type Span } from './sentences.ts';
import { itemsOf, tokensOf, type Item, type Token } from './words.ts';

export interface Claim {
  /** Without Markdown. */
  text: string;
  /** Its place in the answer, for marking it there. */
  start: number;
  end: number;
  tokens: readonly Token[];
  items: readonly Item[];
  quantities: readonly Quantity[];
  dates: readonly PartialDate[];
  polarity: Polarity;
  quantifier: Quantifier | undefined;
  hedged: boolean;
  /** Yes or no, where it begins with that. */
  reply: boolean | undefined;
}

/** Past these an answer is no answer any more. */
export const longestAnswer = 40_000;
export const mostClaims = 80;
const mostStatements = 400;
const longestClaim = 500;

const pronoun = /^(?:it|they|he|she|this|these|its|their|his|her|both|that)\b/i;
/** Speaks of something named before, so it does not begin a subject of its own. */
const pointsBack = /\b(?:it|them|him)\b/i;
/** Said to the reader, not of the matter. */
const aside =
  /^(?:sure|certainly|of course|great question|here (?:is|are|'s)|let me|i hope|hope this|feel free|if you (?:have|want|need|would like)|as an ai|i am an|i'm (?:an|sorry)|sorry|thank|note:|sources?:|in (?:summary|conclusion):?$|please )|\?$|:$|^\([^()]*\)$/i;

export function claimsOf(answer: string): Claim[] {
  const claims: Claim[] = [];
  let subject: readonly Item[] = [];
  let statements = 0;
  const text = answer.slice(0, longestAnswer);
  for (const block of blocksOf(text)) {
    if (block.kind === 'heading') continue;
    for (const span of spansOf(block)) {
      if ((statements += 1) > mostStatements) return claims;
      const claim = claimOf(span.text.slice(0, longestClaim), span.start, span.end);
      if (aside.test(claim.text) || !saysSomething(claim)) continue;
      const stands = block.kind === 'prose' && !pronoun.test(claim.text) && !span.continues;
      const isAbout = stands ? [] : orElse(namesIn(block.under), subject);
      claims.push({ ...claim, items: withSubject(claim.items, isAbout) });
      if (stands && !pointsBack.test(claim.text)) subject = leading(claim);
      if (claims.length >= mostClaims) return claims;
    }
  }
  // "Sydney." is an answer, too.
  const whole = claims.length === 0 && text.length <= longestClaim ? claimOf(text) : undefined;
  return whole && whole.items.length > 0 && !aside.test(whole.text) ? [whole] : claims;
}

const orElse = (names: readonly Item[], subject: readonly Item[]) => (names.length > 0 ? names : subject);

/** One statement as a whole, however it is built. */
export function claimOf(raw: string, start = 0, end = start + raw.length): Claim {
  const text = plainWords(raw);
  const { text: framed, denied, reply } = unframed(withOneName(text));
  const said = inOneWord(framed);
  const dated = datesIn(said);
  const counted = quantitiesIn(dated.rest);
  const tokens = tokensOf(counted.rest);
  return {
    text,
    start,
    end,
    tokens,
    items: itemsOf(tokens),
    quantities: [...counted.values, ...dated.clocks.map(clockQuantity)],
    dates: dated.values,
    polarity: polarityOf(tokens, denied),
    quantifier: quantifierOf(tokens),
    hedged: isHedged(tokensOf(text)),
    reply,
  };
}

const clockQuantity = ({ minutes, shown }: { minutes: number; shown: string }): Quantity => ({
  kind: 'clock',
  least: minutes,
  most: minutes,
  unit: 1,
  digit: 1,
  roundTo: 1,
  place: 1,
  isExact: true,
  isBare: false,
  written: minutes,
  hedged: false,
  shown,
});

/** A row's words are not the answer's own, so it is marked as a whole. */
function spansOf(block: Block): Span[] {
  const whole = { text: block.text, start: block.start, end: block.end, continues: false };
  if (block.kind === 'row') return [whole];
  return sentencesOf(block.text)
    .flatMap(statementsOf)
    .map((span) => ({ ...span, start: span.start + block.start, end: span.end + block.start }));
}

const saysSomething = ({ items, quantities, dates }: Claim) =>
  items.length + quantities.length + dates.length >= 2 ||
  quantities.length + dates.length > 0 ||
  items.some(({ isName }) => isName);

/** What it is about: the name it begins with, or what stands before "is" and its like. */
function leading({ items, tokens }: Claim): readonly Item[] {
  const [first] = items;
  if (!first || first.isName) return first ? [first] : [];
  const verb = tokens.findIndex(({ lower }, at) => at > 0 && isVerb.test(lower));
  const before = items.filter(({ at }) => at < verb);
  return before.length > 0 && before.length <= 3 ? before : [first];
}
const isVerb =
  /^(?:is|are|was|were|has|have|had|can|cannot|will|does|do|did|may|might|must|should|would|could)$/;

/** A bullet without a name of its own is about the name it stands under. */
const namesIn = (title: string) => itemsOf(tokensOf(plainWords(title))).filter(({ isName }) => isName);

function withSubject(items: readonly Item[], subject: readonly Item[]): readonly Item[] {
  if (subject.length === 0 || items.some(({ isName, at }) => isName && at < 2)) return items;
  const roots = new Set(items.map(({ root }) => root));
  return [...subject.filter(({ root }) => !roots.has(root)).map((item) => ({ ...item, at: -1 })), ...items];
}
