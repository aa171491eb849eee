/** Every endpoint, one line per feature. */
import type { Implementation } from '#kit/http/implement.server.ts';
import { googleEndpoints } from '#features/accounts/google.server.ts';
import { accountEndpoints } from '#features/accounts/server.ts';
import { profileEndpoints } from '#features/profiles/server.ts';
import { adminEndpoints } from '#features/admin/server.ts';
import { feedbackEndpoints } from '#features/feedback/server.ts';
import { topicImplementations } from './topics.server.ts';

export const implementations: Implementation[] = [
  ...accountEndpoints,
  ...googleEndpoints,
  ...profileEndpoints,
  ...adminEndpoints,
  ...feedbackEndpoints,
  ...topicImplementations,
];
