import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { mailBody } from './mail-body.ts';
import { phrasesIn } from './phrases.server.ts';

/** As many as people and the networks' own advice bear. */
const counts: Readonly<Record<string, number>> = { instagram: 10, linkedin: 4, mastodon: 5, x: 2 };
const longestTag = 30;
const fewest = 4;

export function hashtagsByRule({ text, network = 'instagram' }: SmallInput): Written {
  const own = [...text.matchAll(/(?<![\p{L}\d&/])#([\p{L}\d_]{2,60})/gu)].map(([, tag]) => tag!);
  const body = mailBody(text);
  const strong = phrasesIn(body, 24);
  // A short text says each thing once: then that is what it is about.
  const found = strong.length < fewest ? phrasesIn(body, 8, 0.8) : strong;
  const tags = unique(
    [...own, ...found.map(({ text: phrase }) => tagOf(phrase))].filter(
      (tag) => tag.length > 2 && tag.length <= longestTag,
    ),
  );
  const chosen = tags.slice(0, counts[network] ?? 5).map((tag) => `#${tag}`);
  if (chosen.length === 0)
    return {
      text: '',
      note: 'No word stands out in this text. Say in a sentence or two what it is about; a language model could guess from less.',
    };
  return {
    text: chosen.join(' '),
    choices: chosen.map((tag) => ({ text: tag, note: null })),
    note: 'These come from the text itself. A language model could add tags that are in use for the topic; nobody here knows which are popular today.',
  };
}

/** Every word with a capital, so that screen readers read them apart. */
const tagOf = (phrase: string) =>
  phrase
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function unique(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}
