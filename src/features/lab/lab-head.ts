import type { MetaDescriptor } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { experimentPicture, type Experiment } from './contract.ts';

const longestDescription = 155;

/** The page's head with the experiment in it: what search engines list, and chat apps show of the link. */
export function experimentHead(
  inherited: readonly MetaDescriptor[],
  { id, title, text, audience, hidden }: Experiment,
): MetaDescriptor[] {
  const words = plainLine(text) || 'An experiment in the lab.';
  const description = cutAtWord(words, longestDescription);
  const picture = new URL(urlOf(experimentPicture, { params: { id } }), contentOf(inherited, 'og:url')).href;
  const isOpen = audience === 'everyone' && hidden === null;
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'article' },
    ...(isOpen
      ? [
          { property: 'og:image', content: picture },
          { property: 'og:image:alt', content: title },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]);
}
