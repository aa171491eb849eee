/** The head of a place's page: its own title, and open to search engines only while someone is there. */
import type { MetaDescriptor } from 'react-router';
import { contentOf, replaceTags } from '#kit/head.ts';
import type { Location } from './contract.ts';
import { countWords, placeWords } from './words.ts';

export function locationHead(inherited: readonly MetaDescriptor[], location: Location): MetaDescriptor[] {
  const site = contentOf(inherited, 'og:site_name');
  const title = `${placeWords(location)} · ${site}`;
  const description =
    location.people === 0
      ? `No members of ${site} here yet.`
      : `${countWords(location.people)} of ${site} here, and what they made.`;
  return replaceTags(inherited, [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(location.people === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}
