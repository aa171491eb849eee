import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { peopleSearch } from './search-source.server.ts';
import { profileEndpoints } from './server.ts';

export const profiles = defineServerFeature({
  endpoints: profileEndpoints,
  searchSources: [peopleSearch],
});
