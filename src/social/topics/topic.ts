/** A topic: one word or a few, joined by hyphens, as it stands in an address. */

export interface Topic {
  /** Lower case, as in the canonical address. */
  slug: string;
  title: string;
  /** What is looked for: all of them must be found. */
  words: string[];
}

/** Letters and digits of any script, and hyphens. */
export const topicShape = /^[\p{L}\p{M}\p{Nd}-]+$/u;

/** They stand in every other sentence and would find everything. */
const emptyWords = new Set(
  'a an and are for from how in is of on one or that the this to what with you your'.split(' '),
);

/** A shorter word is looked for as it is, a longer one also as the beginning of another: `panda` finds pandas. */
const shortestBeginning = 4;

export function readTopic(given: string): Topic {
  const slug = given.normalize('NFC').toLowerCase();
  const words = slug.split('-').filter(Boolean);
  return {
    slug,
    title: words.map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join(' ') || given,
    words: words.filter((word) => !emptyWords.has(word)),
  };
}

/** Whether every word of the topic is in the text. */
export function isAbout({ words }: Topic, text: string): boolean {
  const there = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{Nd}]+/u);
  return (
    words.length > 0 &&
    words.every((word) =>
      there.some((other) => other === word || (word.length >= shortestBeginning && other.startsWith(word))),
    )
  );
}
