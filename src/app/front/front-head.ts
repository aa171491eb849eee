/** The head of a front page: on a brand's host `/` has the title and words of the brand's landing. */
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { brands } from '../brands.ts';
import { descriptionTags } from '../head-tags.ts';
import type { Described, Surroundings } from '../page-data.ts';
import { shownRow } from './shown-row.ts';

export function frontMeta({ matches, location }: MetaArgs): MetaDescriptor[] {
  const root = matches[0] as
    | { meta?: MetaDescriptor[]; loaderData?: { surroundings: Surroundings; described?: Described } }
    | undefined;
  const inherited = root?.meta ?? [];
  if (!root?.loaderData) return inherited;
  const { surroundings, described } = root.loaderData;
  return frontHead(inherited, location, surroundings, described);
}

export function frontHead(
  inherited: readonly MetaDescriptor[],
  location: { pathname: string; search: string },
  { brand, product, origin }: Pick<Surroundings, 'brand' | 'product' | 'origin'>,
  described?: Described,
): MetaDescriptor[] {
  const shown = shownRow(location, brand)!;
  if (shown.id === 'home') return [...inherited];
  const title = `${shown.title} · ${product.name}`;
  // A brand's landing has one address on each host: the root of its own, and its path on the main one.
  const isOwnHost = brand !== 'main' && brands[brand].landing === shown.id;
  const canonical = `${origin}${isOwnHost ? '/' : shown.path}`;
  return replaceTags(inherited, [
    { title },
    ...descriptionTags(shown, described),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
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
