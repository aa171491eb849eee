import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { engineEndpoints } from './server.ts';

export const engines = defineServerFeature({
  endpoints: engineEndpoints,
});
