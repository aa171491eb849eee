import type { MetaDescriptor } from 'react-router';
import { contentOf, replaceTags } from '#kit/head.ts';
import type { Shared } from './contract.ts';
import { sharePicturePath } from './share-picture-path.ts';

interface Loaded {
  secret: string;
  shared: Shared | null;
}

/** The page's head with what was shared in it: what chat apps show of the link. */
export function sharedHead(
  inherited: readonly MetaDescriptor[],
  loaded: Loaded | undefined,
): MetaDescriptor[] {
  const product = contentOf(inherited, 'og:site_name');
  if (!loaded?.shared)
    return replaceTags(inherited, [
      { title: `This link doesn’t work · ${product}` },
      { property: 'og:title', content: 'This link doesn’t work' },
    ]);
  const { secret, shared } = loaded;
  const description = shared.excerpt || `Made with ${shared.toolTitle} and shared by link.`;
  const picture = new URL(sharePicturePath(secret), contentOf(inherited, 'og:url')).href;
  return replaceTags(inherited, [
    { title: `${shared.title} · ${product}` },
    { name: 'description', content: description },
    { property: 'og:title', content: shared.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: shared.title },
    { name: 'robots', content: 'noindex, nofollow' },
  ]);
}
