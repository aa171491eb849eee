import type { MetaDescriptor } from 'react-router';
import { contentOf, replaceTags } from '#kit/head.ts';
import type { ThreadView } from './contract.ts';

/** The page's head with the thread's name; only public ones are for search engines. */
export function threadHead(
  inherited: readonly MetaDescriptor[],
  { title, visibility, members }: ThreadView,
): MetaDescriptor[] {
  const description = `A thread of ${members.length === 1 ? 'one person' : `${members.length} people`} on “${title}”.`;
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(visibility === 'public' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]);
}
