/** What the place is called that a page stands on. */
const known: readonly [RegExp, string][] = [
  [/(?:^|\.)wikipedia\.org$/, 'Wikipedia'],
  [/(?:^|\.)wikidata\.org$/, 'Wikidata'],
  [/(?:^|\.)arxiv\.org$/, 'arXiv'],
  [/(?:^|\.)europepmc\.org$/, 'Europe PMC'],
  [/(?:^|\.)openlibrary\.org$/, 'Open Library'],
  [/(?:^|\.)openstreetmap\.org$/, 'OpenStreetMap'],
  [/^news\.ycombinator\.com$/, 'Hacker News'],
  [/(?:^|\.)stackoverflow\.com$/, 'Stack Overflow'],
];

/** Nothing for an address that only leads on. */
export function siteName(href: string): string | undefined {
  const host = URL.parse(href)?.hostname.replace(/^www\./, '');
  if (!host || host === 'doi.org') return undefined;
  return known.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}
