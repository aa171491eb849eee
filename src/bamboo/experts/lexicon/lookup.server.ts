/** A word as it stands in WordNet, and the words around it. */
import { baseForms } from '#language/base-forms.ts';
import { everydayFirst } from './everyday-senses.ts';
import { everydayOpposites } from './everyday-opposites.ts';
import { mendWord } from '#language/mend-word.server.ts';
import { countsOf } from './word-frequency.server.ts';
import {
  follow,
  isWord,
  partsOf,
  sensesOf,
  type Part,
  type Sense,
  type Synset,
} from '#language/wordnet.server.ts';

export const partNames: Readonly<Record<Part, string>> = {
  noun: 'noun',
  verb: 'verb',
  adj: 'adjective',
  adv: 'adverb',
};

export interface Entry {
  lemma: string;
  /** Set where the word asked for was mistyped. */
  instead?: string;
}

/** Itself, its base form, or the common word one slip away. */
export function entryOf(word: string, options: { mend: boolean } = { mend: true }): Entry | undefined {
  if (word.length > 60 || !/\p{L}/u.test(word)) return undefined;
  const lemma = baseForms(word).find(isWord) ?? baseForms(word.replaceAll('-', ' ')).find(isWord);
  if (lemma) return { lemma };
  const meant = options.mend ? mendWord(word) : undefined;
  return meant ? { lemma: meant, instead: word } : undefined;
}

export interface Group {
  part: Part;
  senses: readonly Sense[];
}

/** By part of speech, the one in which the word is met most often first. */
export function groupsOf(lemma: string): Group[] {
  const counts = countsOf(lemma);
  return partsOf(lemma)
    .map((part) => ({ part, senses: everydayFirst(lemma, sensesOf(lemma, part)) }))
    .sort((a, b) => (counts.get(b.part) ?? 0) - (counts.get(a.part) ?? 0));
}

const related = (synset: Synset, signs: readonly string[]) =>
  synset.pointers.filter(({ sign }) => signs.includes(sign));

/** Words that mean the same first, then those that mean nearly the same. */
export function synonymsOf(lemma: string, { senses }: Group): string[] {
  const own = senses.slice(0, 4).flatMap(({ synset }) => synset.words);
  const near = senses
    .slice(0, 2)
    .flatMap(({ synset }) => related(synset, ['&', '^']).flatMap((pointer) => follow(pointer).words));
  return unlike(lemma, [...own, ...near]);
}

export function antonymsOf(lemma: string, { senses }: Group): string[] {
  const everyday = senses.length > 0 ? everydayOpposites(lemma) : [];
  const direct = senses.flatMap(({ synset, place }) => opposites(synset, place));
  // "Gigantic" has none of its own; it is opposed to what "large" is opposed to.
  const through = senses.flatMap(({ synset }) =>
    related(synset, ['&']).flatMap((pointer) => opposites(follow(pointer), 0)),
  );
  return unlike(lemma, [...everyday, ...(direct.length > 0 || everyday.length > 0 ? direct : through)]);
}

function opposites(synset: Synset, place: number): string[] {
  return related(synset, ['!'])
    .filter(({ from }) => place === 0 || from === 0 || from === place)
    .map((pointer) => follow(pointer).words[pointer.to - 1] ?? '')
    .filter(Boolean);
}

function unlike(lemma: string, words: readonly string[]): string[] {
  const seen = new Set([lemma.toLowerCase()]);
  return words.filter((word) => {
    const key = word.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether one thing is a kind of another, by WordNet's chains upwards; the commonest senses only. */
export function isKindOf(one: string, other: string): boolean {
  const wanted = new Set(
    sensesOf(other, 'noun')
      .slice(0, 4)
      .map(({ synset }) => synset.offset),
  );
  let layer = sensesOf(one, 'noun')
    .slice(0, 2)
    .map(({ synset }) => synset);
  for (let height = 0; height < 18 && layer.length > 0; height += 1) {
    if (layer.some(({ offset }) => wanted.has(offset))) return true;
    layer = layer.flatMap((synset) => related(synset, ['@', '@i']).map(follow)).slice(0, 30);
  }
  return false;
}

export function kindsOf(lemma: string): string[] {
  const [sense] = sensesOf(lemma, 'noun');
  return sense
    ? unlike(
        lemma,
        related(sense.synset, ['~', '~i']).map((pointer) => follow(pointer).words[0]!),
      )
    : [];
}

export function partsWithin(lemma: string): string[] {
  for (const { synset } of sensesOf(lemma, 'noun').slice(0, 3)) {
    const found = related(synset, ['%p']).map((pointer) => follow(pointer).words[0]!);
    if (found.length > 0) return unlike(lemma, found);
  }
  return [];
}

/** A person, place or thing with a name of its own. */
export function instanceOf(lemma: string): Synset | undefined {
  const found = sensesOf(lemma, 'noun').find(({ synset }) =>
    synset.pointers.some(({ sign }) => sign === '@i'),
  );
  return found?.synset;
}
