import type { MetaDescriptor } from 'react-router';
import type { HelpSummary } from '#features/assistant/contract.ts';
import { href } from '#kit/href.ts';

/** The page's head with one article's title and words in it, at the article's own address. */
export function articleHead(
  inherited: readonly MetaDescriptor[],
  { slug, title, summary }: HelpSummary,
): MetaDescriptor[] {
  return inherited.map((tag) => {
    if ('title' in tag) return { title: `${title} · ${tag.title}` };
    if ('name' in tag && tag.name === 'description') return { ...tag, content: summary };
    if ('property' in tag && tag.property === 'og:title') return { ...tag, content: title };
    if ('property' in tag && tag.property === 'og:description') return { ...tag, content: summary };
    if ('property' in tag && tag.property === 'og:url')
      return { ...tag, content: addressed(tag.content, slug) };
    if ('rel' in tag && tag.rel === 'canonical') return { ...tag, href: addressed(tag.href, slug) };
    return tag;
  });
}

function addressed(url: unknown, slug: string) {
  return new URL(href('/support', { article: slug }), String(url)).href;
}
