import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { mcpEndpoints } from './server.ts';

export const mcp = defineServerFeature({
  endpoints: mcpEndpoints,
});
