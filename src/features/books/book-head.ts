import type { MetaDescriptor } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { creationPicture, type CreationView } from '#features/gallery/contract.ts';

const longestDescription = 155;

/** The head of a public book's page: what search engines list, and chat apps show of the link. */
export function bookHead(
  inherited: readonly MetaDescriptor[],
  { id, title, author, caption, excerpt, hidden }: CreationView,
): MetaDescriptor[] {
  const by = `${title}, by ${author.name}`;
  const description = cutAtWord(
    caption || excerpt || 'A book to read here or to download.',
    longestDescription,
  );
  const picture = new URL(urlOf(creationPicture, { params: { id } }), contentOf(inherited, 'og:url')).href;
  return replaceTags(inherited, [
    { title: `${by} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: by },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'book' },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: by },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}
