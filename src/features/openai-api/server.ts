import type { Implementation } from '#kit/http/implement.server.ts';
import { batchEndpoints } from './batches/server.ts';
import { mediaEndpoints } from './media/server.ts';
import { textEndpoints } from './text-endpoints.server.ts';

export const openAiEndpoints: Implementation[] = [...textEndpoints, ...mediaEndpoints, ...batchEndpoints];
