import type { MetaDescriptor } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { atomFeed, jsonFeed, postPicture, rssFeed, type PostView } from './contract.ts';

const feeds = [
  { type: 'application/rss+xml', title: 'RSS', href: rssFeed.path },
  { type: 'application/atom+xml', title: 'Atom', href: atomFeed.path },
  { type: 'application/feed+json', title: 'JSON Feed', href: jsonFeed.path },
];

/** Where readers of feeds find them. */
export const feedTags = (): MetaDescriptor[] =>
  feeds.map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed }));

/** The page's head with the post in it. */
export function postHead(inherited: readonly MetaDescriptor[], post: PostView): MetaDescriptor[] {
  const { slug, title, summary, publishedAt, updatedAt, author, tags } = post;
  const picture = new URL(urlOf(postPicture, { params: { slug } }), contentOf(inherited, 'og:url')).href;
  return [
    ...replaceTags(inherited, [
      { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
      { name: 'description', content: summary },
      { name: 'author', content: author },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:type', content: 'article' },
      { property: 'og:image', content: picture },
      { property: 'og:image:alt', content: title },
      { property: 'article:published_time', content: publishedAt },
      { property: 'article:modified_time', content: updatedAt },
    ]),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
    ...feedTags(),
  ];
}
