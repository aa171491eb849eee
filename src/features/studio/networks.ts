/** Where posts go, and how each place counts. */

export const networkIds = [
  'x',
  'bluesky',
  'mastodon',
  'threads',
  'linkedin',
  'facebook',
  'instagram',
] as const;
export type NetworkId = (typeof networkIds)[number];

export interface Network {
  title: string;
  most: number;
  /** As the place itself counts. */
  count(text: string): number;
  /** What is seen before one presses “more”, in characters; undefined where all of it is. */
  folded?: number;
  /** Sentences that read well there, at the most. */
  sentences: number;
  /** Hashtags that are usual there. */
  tags: number;
  /** Each fact has a line of its own. */
  roomy: boolean;
  /** How it counts, for people. */
  counts: string;
}

const address = /https?:\/\/[^\s<>"]+/giu;
/** X makes links of names with these endings, too. */
const bareAddress =
  /(?<![@\p{L}\p{N}._/-])(?:https?:\/\/[^\s<>"]+|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|int|info|biz|io|co|app|dev|ai|me|tv|shop|blog|news|museum|uk|de|fr|es|it|nl|be|at|ch|eu|us|ca|au|pl|se|no|dk|fi|ie|pt|jp|in|br)(?![\p{L}\p{N}-])(?:\/[^\s<>"]*)?)/giu;
const linkLength = 23;

const graphemes = (text: string) => [
  ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
];
const isEmoji = (segment: string) =>
  /\p{Extended_Pictographic}(?!\uFE0E)|\p{Regional_Indicator}|\u20E3/u.test(segment) &&
  !/^[©®™]$/u.test(segment);

const light: readonly (readonly [number, number])[] = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];
const weightOf = (code: number) => (light.some(([from, to]) => code >= from && code <= to) ? 1 : 2);

/** Links are 23, an emoji is two however many signs it is made of, and so is whatever lies beyond the lighter scripts. */
export function countOnX(text: string): number {
  const bare = text.normalize('NFC').replaceAll(bareAddress, 'x'.repeat(linkLength));
  let count = 0;
  for (const { segment } of graphemes(bare)) {
    if (isEmoji(segment)) count += 2;
    else for (const sign of segment) count += weightOf(sign.codePointAt(0)!);
  }
  return count;
}

export const countGraphemes = (text: string) => graphemes(text).length;

/** Links are 23; mentions of people on other servers count only the name. */
export const countOnMastodon = (text: string) =>
  countGraphemes(
    text
      .replaceAll(address, 'x'.repeat(linkLength))
      .replaceAll(/(?<![\p{L}\p{N}/])(@[\p{L}\p{N}_]+)@[\p{L}\p{N}.-]+/gu, '$1'),
  );

/** An emoji is as many as its bytes. */
export function countOnThreads(text: string): number {
  const bytes = new TextEncoder();
  let count = 0;
  for (const { segment } of graphemes(text))
    count += isEmoji(segment) ? bytes.encode(segment).length : [...segment].length;
  return count;
}

const countUnits = (text: string) => text.length;

export const networks: Readonly<Record<NetworkId, Network>> = {
  x: {
    title: 'X',
    most: 280,
    count: countOnX,
    sentences: 3,
    tags: 1,
    roomy: false,
    counts: 'Links count 23 each; emoji and scripts such as Chinese count two.',
  },
  bluesky: {
    title: 'Bluesky',
    most: 300,
    count: countGraphemes,
    sentences: 3,
    tags: 1,
    roomy: false,
    counts: 'Every visible character counts as one, including emoji; links count in full.',
  },
  mastodon: {
    title: 'Mastodon',
    most: 500,
    count: countOnMastodon,
    sentences: 4,
    tags: 3,
    roomy: true,
    counts: 'Links count 23 each; mentions of people on other servers count only the name.',
  },
  threads: {
    title: 'Threads',
    most: 500,
    count: countOnThreads,
    sentences: 4,
    tags: 1,
    roomy: true,
    counts: 'Emoji count by their bytes; links count in full.',
  },
  linkedin: {
    title: 'LinkedIn',
    most: 3000,
    count: countUnits,
    folded: 210,
    sentences: 9,
    tags: 3,
    roomy: true,
    counts: 'Characters; most emoji count two or more.',
  },
  facebook: {
    title: 'Facebook',
    most: 63_206,
    count: countUnits,
    folded: 477,
    sentences: 5,
    tags: 2,
    roomy: true,
    counts: 'Characters; most emoji count two or more.',
  },
  instagram: {
    title: 'Instagram',
    most: 2200,
    count: countUnits,
    folded: 125,
    sentences: 7,
    tags: 10,
    roomy: true,
    counts: 'Characters; most emoji count two or more. Links in captions aren’t clickable.',
  },
};
