import type { Implementation } from '#kit/http/implement.server.ts';
import { mediaEndpoints } from './media-endpoints.server.ts';
import { textEndpoints } from './text-endpoints.server.ts';

export const openAiEndpoints: Implementation[] = [...textEndpoints, ...mediaEndpoints];
