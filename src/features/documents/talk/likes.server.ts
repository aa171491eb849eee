/** Other words for a word of a question: by the built-in list, and by the dictionary. */
import { baseForms } from '#language/base-forms.ts';
import { rememberWords } from '#language/remember-words.ts';
import { rootOf } from '#language/roots.ts';
import { likeStems, stemOf, withPhrases } from '#language/sentences.ts';
import { follow, offsetsOf, sensesOf, type Part } from '#language/wordnet.server.ts';

/** How much each counts, from 0 to 1. */
export type Likes = ReadonlyMap<string, number>;

/** Rarer senses are about something else. */
const senses = 2;
const open: readonly Part[] = ['noun', 'verb', 'adj'];

/** By root. The word itself counts for all of it. */
export const likesOf = rememberWords((word): Likes => {
  const likes = new Map<string, number>([[rootOf(word), 1]]);
  const add = (other: string, worth: number) => {
    if (/^[\p{L}-]{3,}$/u.test(other)) {
      const root = rootOf(other.toLowerCase());
      likes.set(root, Math.max(likes.get(root) ?? 0, worth));
    }
  };
  for (const stem of likeStems(stemOf(word))) if (stem !== stemOf(word)) stems(likes, stem);
  for (const part of open) {
    const form = baseForms(word).find((one) => offsetsOf(one, part).length > 0);
    if (!form) continue;
    for (const { synset, place } of sensesOf(form, part).slice(0, senses)) {
      // Only where it is what the other word usually means as well: “to count” is hardly ever “to weigh”.
      for (const other of synset.words)
        if (offsetsOf(other, part).slice(0, senses).includes(synset.offset)) add(other, 0.8);
      for (const pointer of synset.pointers)
        // What is made from it: "employee" and "employ".
        if (pointer.sign === '+' && pointer.from === place)
          add(follow(pointer).words[pointer.to - 1] ?? '', 0.8);
    }
  }
  return likes;
});

/** The list keeps stems that are cut more bluntly than roots. */
function stems(likes: Map<string, number>, stem: string) {
  likes.set(`~${stem}`, 0.75);
}

/** How much of a word is among the roots and stems of a text. */
export function amountOf(likes: Likes, { roots, stems: cut }: Words): number {
  let most = 0;
  for (const [like, worth] of likes)
    if (worth > most && (like.startsWith('~') ? cut.has(like.slice(1)) : roots.has(like))) most = worth;
  return most;
}

export interface Words {
  roots: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

export function wordsIn(text: string): Words {
  const words =
    withPhrases(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return { roots: new Set(words.map((word) => rootOf(word))), stems: new Set(words.map(stemOf)) };
}
