import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { openAiEndpoints } from './server.ts';

export const openAiApi = defineServerFeature({
  endpoints: openAiEndpoints,
});
