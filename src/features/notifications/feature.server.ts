import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { notificationEndpoints } from './server.ts';

export const notifications = defineServerFeature({
  endpoints: notificationEndpoints,
});
