/** Every source there is: those that anyone may ask, and those that the owner has a key or a server for. */
import type { Settings } from '#kit/settings.server.ts';
import { arxiv } from './known/arxiv.server.ts';
import { braveWith } from './known/brave.server.ts';
import { commons } from './known/commons.server.ts';
import { crossref } from './known/crossref.server.ts';
import { europePmc } from './known/europe-pmc.server.ts';
import { gdelt } from './known/gdelt.server.ts';
import { googleWith } from './known/google.server.ts';
import { hackerNews } from './known/hacker-news.server.ts';
import { openLibrary } from './known/open-library.server.ts';
import { openStreetMap } from './known/open-street-map.server.ts';
import { openverse } from './known/openverse.server.ts';
import { searxngAt } from './known/searxng.server.ts';
import { stackExchange } from './known/stack-exchange.server.ts';
import { tavilyWith } from './known/tavily.server.ts';
import { wiby } from './known/wiby.server.ts';
import { wikidata } from './known/wikidata.server.ts';
import { wikipedia } from './known/wikipedia.server.ts';
import type { Source } from './source.ts';

export const keylessSources: readonly Source[] = [
  wikipedia,
  wikidata,
  wiby,
  openLibrary,
  openStreetMap,
  crossref,
  arxiv,
  europePmc,
  hackerNews,
  stackExchange,
  gdelt,
  openverse,
  commons,
];

export function sourcesFor({ isOn, searxngUrl, braveKey, tavilyKey, google }: Settings['sources']): Source[] {
  if (!isOn) return [];
  return [
    ...(searxngUrl ? [searxngAt(searxngUrl)] : []),
    ...(braveKey ? [braveWith(braveKey)] : []),
    ...(tavilyKey ? [tavilyWith(tavilyKey)] : []),
    ...(google ? [googleWith(google)] : []),
    ...keylessSources,
  ];
}
