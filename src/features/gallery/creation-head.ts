import type { MetaDescriptor } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { creationPicture, type CreationView } from './contract.ts';

const longestDescription = 155;

/** The page's head with the creation in it: what search engines list, and chat apps show of the link. */
export function creationHead(inherited: readonly MetaDescriptor[], creation: CreationView): MetaDescriptor[] {
  const { id, title, author, toolTitle, hidden } = creation;
  const words = plainLine(creation.caption || creation.excerpt) || `Made with ${toolTitle}.`;
  const description = cutAtWord(words, longestDescription);
  const picture = new URL(urlOf(creationPicture, { params: { id } }), contentOf(inherited, 'og:url')).href;
  const by = `${title}, by ${author.name}`;
  return replaceTags(inherited, [
    { title: `${by} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: by },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: by },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}
