/** The words of a statement that carry it: names, things and doings, with their weight and their place. */
import { unaccented } from '#language/plain.ts';
import { rootOf } from '#language/roots.ts';

export interface Item {
  /** Small letters, without accents; a name's words are joined. */
  word: string;
  root: string;
  /** The roots of a name's words. */
  parts: readonly string[];
  weight: number;
  /** The place among the tokens of the statement. */
  at: number;
  isName: boolean;
  /** As it was written. */
  shown: string;
}

export interface Token {
  text: string;
  lower: string;
  /** Starts after a comma, bracket or other pause. */
  afterPause: boolean;
}

/** They build the sentence and say nothing of the matter. */
const empty = new Set(
  `a an the this that these those there here it its he him his she her they them their we us our you your i me my one ones
  of in on at by for with about against between into through during to from out off as and or but nor so yet if then than
  because until while also too just even still already both either whether which who whom whose what when where why how
  am is are was were be been being do does did done doing have has had having will would shall can could may might must should
  not no never none nobody nothing neither cannot without only per via such own s t d ll re ve m everyone everybody them very quite rather really
  about around roughly approximately nearly almost circa some any each every all most many few several much other another
  probably likely perhaps possibly maybe usually generally typically often sometimes reportedly
  however therefore thus well now today currently ever once again whatever speaking term actually simply basically`.split(
    /\s+/,
  ),
);
/** They say little: half the sentences have them. */
const light = new Set(
  `make take get give go come put keep set say call know use thing way kind type part case time year number total amount person people
  various able become consider find include contain have measure equal value year day place example area long need want remain
  human level reach feature include cover estimate different popular well-known famous known`
    .split(/\s+/)
    .map(rootOf),
);
const lightWeight = 0.4;
const nameWeight = 1.4;
const mostTokens = 80;

const tokenPattern =
  /([\p{L}\p{N}#][\p{L}\p{N}\p{M}'’.-]*[\p{L}\p{N}\p{M}]|[\p{L}\p{N}#]|[+]{2})|([,;:()!?"])/gu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let afterPause = true;
  for (const [, word, pause] of text.matchAll(tokenPattern)) {
    if (pause) {
      afterPause = true;
      continue;
    }
    // "thread-safe" meets "safe from several threads".
    for (const part of word!.split(/(?<=\p{Ll}{3})-(?=\p{Ll}{3})/u)) {
      const bare = part.replace(/['’]s$/, '');
      tokens.push({ text: bare, lower: unaccented(bare.toLowerCase()), afterPause });
      afterPause = false;
      if (tokens.length >= mostTokens) return tokens;
    }
  }
  return tokens;
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

export function itemsOf(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.lower === '#' || (empty.has(token.lower) && !isAcronym(token.text))) continue;
    const end = nameEnd(tokens, at);
    if (end > at) {
      items.push(nameOf(tokens.slice(at, end), at));
      at = end - 1;
      continue;
    }
    const root = rootOf(token.lower);
    items.push({
      word: token.lower,
      root,
      parts: [root],
      weight: light.has(root) ? lightWeight : 1,
      at,
      isName: false,
      shown: token.text,
    });
  }
  return items;
}

/** Acronyms such as IT and US are no pronouns. */
const isAcronym = (text: string) => /^\p{Lu}{2,}$/u.test(text);

/** Within a name: Vasco da Gama, Ludwig van Beethoven. */
const particles = new Set('da de di del della der den du la le van von bin al el y dos das'.split(' '));

/** A name is a run of capitals. The first word of a statement has one anyway, so alone it is taken for a word. */
function nameEnd(tokens: readonly Token[], at: number): number {
  const first = tokens[at]!;
  if (!isCapital(first.text)) return at;
  let end = at + 1;
  const continues = (token: Token | undefined) =>
    token !== undefined && !token.afterPause && isCapital(token.text) && !empty.has(token.lower);
  for (;;) {
    if (continues(tokens[end])) end += 1;
    else if (particles.has(tokens[end]?.text ?? '') && continues(tokens[end + 1])) end += 2;
    else break;
  }
  const follows = tokens[end];
  if (end > at + 1 && follows && !follows.afterPause && /^[IVX]+$|^\d{1,2}$/.test(follows.text)) end += 1;
  return at === 0 && end === at + 1 && !isAcronym(first.text) ? at : end;
}

function nameOf(run: readonly Token[], at: number): Item {
  const parts = run.map(({ lower }) => rootOf(lower));
  const word = run.map(({ lower }) => lower).join(' ');
  return {
    word,
    root: parts.join(' '),
    parts,
    weight: nameWeight,
    at,
    isName: true,
    shown: run.map(({ text }) => text).join(' '),
  };
}
