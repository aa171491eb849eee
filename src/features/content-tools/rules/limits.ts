/** How long a text is, as people and as programs count, and where it fits. */
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { countCharacters, countWords, sentencesIn } from './prose.ts';

interface Place {
  title: string;
  most: number;
  /** As the place counts. */
  count(text: string): number;
}

/** X counts an address as 23 characters and everything beyond the Latin scripts, emoji too, as two. */
const onX = (text: string) => {
  const bare = text.replaceAll(/https?:\/\/\S+/g, 'x'.repeat(23));
  let count = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(bare)) {
    const code = segment.codePointAt(0)!;
    const isLight =
      code <= 0x10ff || (code >= 0x2000 && code <= 0x201f) || (code >= 0x2032 && code <= 0x2037);
    count += isLight && !/\p{Extended_Pictographic}/u.test(segment.replaceAll(/[#*\d©®™]/gu, '')) ? 1 : 2;
  }
  return count;
};
const withShortLinks = (text: string) => countCharacters(text.replaceAll(/https?:\/\/\S+/g, 'x'.repeat(23)));

const places: readonly Place[] = [
  { title: 'X', most: 280, count: onX },
  { title: 'Bluesky', most: 300, count: countCharacters },
  { title: 'Mastodon', most: 500, count: withShortLinks },
  { title: 'Instagram caption', most: 2200, count: countCharacters },
  { title: 'LinkedIn post', most: 3000, count: countCharacters },
  { title: 'Search result title', most: 60, count: countCharacters },
  { title: 'Search result description', most: 155, count: countCharacters },
];

const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const twice = /[\^{}\\[~\]|€]/g;

export function limitsByRule({ text }: SmallInput): Written {
  const characters = countCharacters(text);
  const fits = places.map(({ title, most, count }) => {
    const used = count(text);
    return {
      label: title,
      value:
        used <= most
          ? `fits, ${(most - used).toLocaleString('en')} left`
          : `${(used - most).toLocaleString('en')} too many`,
    };
  });
  const figures = [
    { label: 'Words', value: countWords(text).toLocaleString('en') },
    { label: 'Characters', value: characters.toLocaleString('en') },
    { label: 'Without spaces', value: countCharacters(text.replaceAll(/\s/g, '')).toLocaleString('en') },
    { label: 'Sentences', value: sentencesIn(text).length.toLocaleString('en') },
    { label: 'Paragraphs', value: String(text.split(/\n\s*\n/).filter((one) => one.trim()).length) },
    ...fits,
    { label: 'Text message', value: messages(text) },
  ];
  return {
    text: figures.map(({ label, value }) => `- ${label}: ${value}`).join('\n'),
    figures,
    note: 'Characters are counted as you see them: a family emoji counts as one. X and text messages use their own counting rules.',
  };
}

/** 160 signs of the plain alphabet, 70 with any other; a little less for each where it takes several. */
function messages(text: string): string {
  const isPlain = gsm.test(text);
  const units = isPlain ? text.length + (text.match(twice)?.length ?? 0) : text.length;
  const [one, each] = isPlain ? [160, 153] : [70, 67];
  const count = units <= one ? 1 : Math.ceil(units / each);
  return count === 1 ? 'one message' : `${count} messages`;
}
