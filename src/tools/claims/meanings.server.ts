/** How two words stand to each other: one thing, nearly one, opposites, two of a kind, or nothing to do with each other. */
import { baseForms } from '#language/base-forms.ts';
import { rememberWords } from '#language/remember-words.ts';
import { follow, isWord, parts, sensesOf, type Part, type Synset } from '#language/wordnet.server.ts';
import { dimensionGroups, likeGroups, measureGroups } from './kindred.ts';
import { oppositePairs } from './opposites.ts';
import { baseForm, rootOf } from '#language/roots.ts';

export type Relation = 'same' | 'like' | 'opposite' | 'sibling' | 'none';

interface Meaning {
  /** Synsets the word stands in. */
  own: ReadonlySet<string>;
  /** Words made from it. */
  derived: ReadonlySet<string>;
  opposite: ReadonlySet<string>;
  /** What is opposite to its shades. */
  against: ReadonlySet<string>;
  /** Its own synsets and those it is a shade of: "soar" is a way to "rise", "scorching" a way to be "hot". */
  broad: ReadonlySet<string>;
  /** What it is a kind of, among things. */
  kinds: ReadonlySet<string>;
}

/** Rare senses relate everything to everything. */
const sensesRead = 3;

const likes = kinOf(likeGroups);
const matters = kinOf([...likeGroups, ...measureGroups]);
const opposed = new Set(
  oppositePairs.flatMap(([a, b]) => [`${rootOf(a!)} ${rootOf(b!)}`, `${rootOf(b!)} ${rootOf(a!)}`]),
);

/** Root → the roots it shares a group with, itself included. */
function kinOf(groups: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const kin = new Map<string, Set<string>>();
  for (const group of groups) {
    const roots = group.map(rootOf);
    for (const root of roots) kin.set(root, new Set([...(kin.get(root) ?? []), ...roots]));
  }
  return kin;
}

/** Of a pair, with a line's end between them, which no word has. */
const relationOfPair = rememberWords((pair): Relation => {
  const [a = '', b = ''] = pair.split('\n');
  return relate(a, b);
});

export const relationOf = (a: string, b: string): Relation =>
  relationOfPair(a < b ? `${a}\n${b}` : `${b}\n${a}`);

const dimensions = measureGroups.slice(0, dimensionGroups).map((group) => new Set(group.map(rootOf)));

/** Which of length, width, age, price and so on a word speaks of, by number. */
export function dimensionOf(word: string): number | undefined {
  const root = rootOf(word);
  const found = dimensions.findIndex((group) => group.has(root));
  return found < 0 ? undefined : found;
}

function relate(a: string, b: string): Relation {
  const [rootA, rootB] = [rootOf(a), rootOf(b)];
  if (rootA === rootB) return 'same';
  if (/\d/.test(a) || /\d/.test(b)) return 'none';
  if (areOpposed(rootA, rootB) || isPrefixed(a, b) || isPrefixed(b, a)) return 'opposite';
  if (matters.get(rootA)?.has(rootB) || isAgain(a, b) || isAgain(b, a)) return 'like';
  const [x, y] = [meaningOf(a), meaningOf(b)];
  if (meet(x.opposite, y.own) || meet(y.opposite, x.own)) return 'opposite';
  if (meet(x.own, y.own) || meet(x.derived, y.own) || meet(y.derived, x.own)) return 'like';
  if (meet(x.against, y.broad) || meet(y.against, x.broad)) return 'opposite';
  if (meet(x.kinds, y.own) || meet(y.kinds, x.own)) return 'like';
  return meet(x.kinds, y.kinds) ? 'sibling' : 'none';
}

/** "Unsafe" denies "safe", "harmless" denies "harm". */
function isPrefixed(a: string, b: string): boolean {
  const before = /^(?:un|in|im|il|ir|dis|non-?)(?=\p{L}{3})/u;
  const after = /(?<=\p{L}{3})(?:less|-free)$/u;
  const bare = (word: string) => rootOf(word.replace(/(?<=\p{L}{3})[ai]ble$/u, ''));
  return (
    b.length > 3 && [before, after].some((part) => part.test(a) && bare(a.replace(part, '')) === bare(b))
  );
}

/** "Repainted" is painted. */
const isAgain = (a: string, b: string) => /^re\p{L}{4}/u.test(a) && rootOf(a.slice(2)) === rootOf(b);

/** What is opposite to "rise" is opposite to "climb". */
function areOpposed(a: string, b: string): boolean {
  const [kinA, kinB] = [likes.get(a) ?? [a], likes.get(b) ?? [b]];
  for (const one of kinA) for (const other of kinB) if (opposed.has(`${one} ${other}`)) return true;
  return false;
}

function meet<Value>(a: ReadonlySet<Value>, b: ReadonlySet<Value>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const value of few) if (many.has(value)) return true;
  return false;
}

const meaningOf = rememberWords((word) => read(word));

const keyOf = ({ part, offset }: Pick<Synset, 'part' | 'offset'>) => `${part} ${offset}`;

function read(word: string): Meaning {
  const meaning = {
    own: new Set<string>(),
    derived: new Set<string>(),
    opposite: new Set<string>(),
    against: new Set<string>(),
    broad: new Set<string>(),
    kinds: new Set<string>(),
  };
  const base = baseForm(word);
  for (const part of parts) {
    const form = [base, ...baseForms(base)].find((one) => sensesOf(one, part).length > 0);
    for (const { synset, place } of form ? sensesOf(form, part).slice(0, sensesRead) : []) {
      meaning.own.add(keyOf(synset));
      meaning.broad.add(keyOf(synset));
      for (const pointer of synset.pointers) {
        if (pointer.from !== 0 && pointer.from !== place) continue;
        if (pointer.sign === '!') meaning.opposite.add(keyOf(pointer));
        else if (pointer.sign === '+' || pointer.sign === '\\') meaning.derived.add(keyOf(pointer));
        else if (part === 'noun' && pointer.sign.startsWith('@')) meaning.kinds.add(keyOf(pointer));
        if (isShade(part, pointer.sign)) addShade(meaning, follow(pointer));
      }
    }
  }
  for (const key of meaning.opposite) meaning.against.add(key);
  return meaning;
}

/** Adjectives stand around one that has an opposite; verbs are ways of doing what a wider verb says. */
const isShade = (part: Part, sign: string) =>
  (part === 'adj' && sign === '&') || (part === 'verb' && sign === '@');

function addShade({ broad, against }: { broad: Set<string>; against: Set<string> }, wider: Synset) {
  broad.add(keyOf(wider));
  for (const pointer of wider.pointers) if (pointer.sign === '!') against.add(keyOf(pointer));
}

/** Whether the dictionary knows it as somebody or somewhere, such as "paris", or knows no such word. */
export const isNameByDictionary = rememberWords((word): boolean => {
  const [sense] = sensesOf(word, 'noun');
  return sense
    ? /^\p{Lu}/u.test(sense.synset.words[sense.place - 1] ?? '') && sensesOf(word, 'adv').length === 0
    : !isWord(word) && !/(?:ing|ed|ly|ness)$/.test(word);
});
