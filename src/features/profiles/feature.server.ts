import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { profileEndpoints } from './server.ts';

export const profiles = defineServerFeature({
  endpoints: profileEndpoints,
});
