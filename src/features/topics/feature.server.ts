import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { topicEndpoints } from './server.ts';

export const topics = defineServerFeature({
  endpointsOfAll: [
    (features) =>
      topicEndpoints({ pages: gather(features, 'topicPages'), sources: gather(features, 'searchSources') }),
  ],
});
