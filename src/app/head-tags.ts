/** Title, description, canonical link and what chat apps show, all from the page table. */
import type { MetaDescriptor } from 'react-router';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import { cardSize } from '#kit/previews/card.ts';
import { pagePicture } from '#kit/previews/contract.ts';
import { judgePage } from './judge-page.ts';
import type { Described, Surroundings } from './page-data.ts';
import type { PageRow } from './page-row.ts';
import { picturedPage } from './pictured-page.ts';

export function headTags(
  pathname: string,
  { product, origin, brand }: Surroundings,
  user: CurrentUser | null,
  described?: Described,
): MetaDescriptor[] {
  const verdict = judgePage(pathname, { brand, signedIn: user !== null, isAdmin: user?.isAdmin ?? false });
  if (verdict.is !== 'page')
    return [{ title: `Not found · ${product.name}` }, { name: 'robots', content: 'noindex' }];
  const { row, canonical } = verdict.match;
  const title = row.path === '/' ? `${product.name}: ${row.title}` : `${row.title} · ${product.name}`;
  const url = `${origin}${canonical}`;
  return [
    { title },
    ...descriptionTags(row, described),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: product.name },
    { property: 'og:type', content: 'website' },
    {
      property: 'og:image',
      content: origin + urlOf(pagePicture, { params: { id: picturedPage(row).id } }),
    },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(row.noindex || row.access !== 'everyone' ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** None on pages that one comes to without a new document: robots and chat apps, who read them, always ask for one. */
export function descriptionTags(row: PageRow, described?: Described): MetaDescriptor[] {
  if (described?.id !== row.id) return [];
  const content = described.words;
  return [
    { name: 'description', content },
    { property: 'og:description', content },
  ];
}
