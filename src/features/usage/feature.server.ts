import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { usageEndpoints } from './server.ts';

export const usage = defineServerFeature({
  endpoints: usageEndpoints,
});
