import type { MetaDescriptor } from 'react-router';
import { contentOf, replaceTags } from '#kit/head.ts';
import type { CreationView } from './contract.ts';

const longestDescription = 155;

/** The page's head with the creation in it: what search engines list, and chat apps show of the link. */
export function creationHead(inherited: readonly MetaDescriptor[], creation: CreationView): MetaDescriptor[] {
  const { title, author, toolTitle, hidden } = creation;
  const words = creation.caption || creation.excerpt || `Made with ${toolTitle}.`;
  const description = words.length > longestDescription ? `${words.slice(0, longestDescription)}…` : words;
  const by = `${title}, by ${author.name}`;
  return replaceTags(inherited, [
    { title: `${by} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description.toWellFormed() },
    { property: 'og:title', content: by },
    { property: 'og:description', content: description.toWellFormed() },
    { property: 'og:type', content: 'article' },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}
