/** What the app itself brings, of its pages. */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { findEndpoints } from './find/find.server.ts';
import { pageSearch } from './find/page-search.server.ts';
import { pagePictureEndpoints } from './page-pictures.server.ts';
import { pagesByTopic } from './page-topics.server.ts';

export const appFeature = defineServerFeature({
  endpoints: [...pagePictureEndpoints, ...findEndpoints],
  searchSources: [pageSearch],
  topicPages: [pagesByTopic],
});
