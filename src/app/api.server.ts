/** Every endpoint, one line per feature. */
import type { Implementation } from '#kit/http/implement.server.ts';
import { accountEndpoints } from '#features/accounts/server.ts';
import { profileEndpoints } from '#features/profiles/server.ts';

export const implementations: Implementation[] = [...accountEndpoints, ...profileEndpoints];
