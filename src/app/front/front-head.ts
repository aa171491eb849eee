/** The head of a front page: on a brand's host `/` has the title and words of the brand's landing. */
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { brands, homePageId } from '../brands.ts';
import { matchPage } from '../match-page.ts';
import type { Surroundings } from '../page-data.ts';
import { pageById } from '../pages.ts';

export function frontMeta({ matches, location }: MetaArgs): MetaDescriptor[] {
  const root = matches[0] as
    | { meta?: MetaDescriptor[]; loaderData?: { surroundings: Surroundings } }
    | undefined;
  const inherited = root?.meta ?? [];
  return root?.loaderData ? frontHead(inherited, location, root.loaderData.surroundings) : inherited;
}

export function frontHead(
  inherited: readonly MetaDescriptor[],
  { pathname, search }: { pathname: string; search: string },
  { brand, product, origin }: Pick<Surroundings, 'brand' | 'product' | 'origin'>,
): MetaDescriptor[] {
  const row = matchPage(pathname)!.row;
  const shown = row.id === 'home' ? pageById(homePageId(brand, new URLSearchParams(search))) : row;
  if (shown.id === 'home') return [...inherited];
  const title = `${shown.title} · ${product.name}`;
  // A brand's landing has one address on each host: the root of its own, and its path on the main one.
  const isOwnHost = brand !== 'main' && brands[brand].landing === shown.id;
  const canonical = `${origin}${isOwnHost ? '/' : shown.path}`;
  return replaceTags(inherited, [
    { title },
    { name: 'description', content: shown.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: shown.description },
    { property: 'og:url', content: canonical },
  ]);
}

function replaceTags(inherited: readonly MetaDescriptor[], changed: MetaDescriptor[]): MetaDescriptor[] {
  const replaced = new Set(changed.map(nameOf));
  return [...inherited.filter((tag) => !replaced.has(nameOf(tag))), ...changed];
}

function nameOf(tag: MetaDescriptor): unknown {
  if ('title' in tag) return 'title';
  if ('property' in tag) return tag.property;
  if ('name' in tag) return tag.name;
  return 'rel' in tag ? tag.rel : tag;
}
