import type { MetaDescriptor } from 'react-router';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import type { ListingView } from './contract.ts';
import { priceWords } from './money.ts';

const longestDescription = 155;

/** The page's head with the listing in it; what is over is not listed by search engines. */
export function listingHead(inherited: readonly MetaDescriptor[], listing: ListingView): MetaDescriptor[] {
  const { title, text, placeName, state, isHidden } = listing;
  const facts = [priceWords(listing), placeName].filter(Boolean).join(' · ');
  const description = cutAtWord(`${facts}. ${text}`.replaceAll(/\s+/g, ' '), longestDescription);
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(state !== 'live' || isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}
