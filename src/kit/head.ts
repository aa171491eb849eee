/** Tags of a page's head, as a page changes those it inherits. */
import type { MetaDescriptor } from 'react-router';

/** The inherited tags, with these in place of those of the same name. */
export function replaceTags(
  inherited: readonly MetaDescriptor[],
  changed: readonly MetaDescriptor[],
): MetaDescriptor[] {
  const names = new Set(changed.map(nameOf));
  return [...inherited.filter((tag) => !names.has(nameOf(tag))), ...changed];
}

/** Of a page whose subject is not there, or not for this reader. */
export const missingHead = (inherited: readonly MetaDescriptor[]): MetaDescriptor[] =>
  replaceTags(inherited, [
    { title: `Page not found · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'robots', content: 'noindex' },
  ]);

/** What a tag says; empty where there is none. */
export function contentOf(tags: readonly MetaDescriptor[], name: string): string {
  const tag = tags.find((tag) => nameOf(tag) === name);
  return tag && 'content' in tag ? String(tag.content) : '';
}

function nameOf(tag: MetaDescriptor): unknown {
  if ('title' in tag) return 'title';
  if ('property' in tag) return tag.property;
  if ('name' in tag) return tag.name;
  return 'rel' in tag ? tag.rel : tag;
}
