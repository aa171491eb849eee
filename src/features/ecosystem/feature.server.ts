import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ecosystemEndpoints } from './server.ts';

export const ecosystem = defineServerFeature({ endpoints: ecosystemEndpoints });
