import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { adminEndpoints } from './server.ts';

export const admin = defineServerFeature({
  endpoints: adminEndpoints,
});
