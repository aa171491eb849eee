import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { legalEndpoints } from './server.ts';

export const legal = defineServerFeature({
  endpoints: legalEndpoints,
});
