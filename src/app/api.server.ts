/** Every endpoint, one line per feature. */
import { fileEndpoints } from '#kit/files/server.ts';
import type { Implementation } from '#kit/http/implement.server.ts';
import { realtimeEndpoints } from '#kit/realtime/server.ts';
import { trashEndpoints } from '#kit/trash/server.ts';
import { accountEndpoints } from '#features/accounts/server.ts';
import { profileEndpoints } from '#features/profiles/server.ts';
import { adminEndpoints } from '#features/admin/server.ts';
import { attachmentEndpoints } from '#features/attachments/server.ts';
import { assistantEndpoints } from '#features/assistant/server.ts';
import { talkEndpoints } from '#features/talks/server.ts';
import { consensusEndpoints } from '#features/consensus/server.ts';
import { engineEndpoints } from '#features/engines/server.ts';
import { feedbackEndpoints } from '#features/feedback/server.ts';
import { galleryEndpoints } from '#features/gallery/server.ts';
import { notificationEndpoints } from '#features/notifications/server.ts';
import { settingsEndpoints } from '#features/accounts/settings/server.ts';
import { legalEndpoints } from '#features/legal/server.ts';
import { mcpEndpoints } from '#features/mcp/server.ts';
import { openAiEndpoints } from '#features/openai-api/server.ts';
import { pandaEndpoints } from '#features/pandas/server.ts';
import { runEndpoints } from '#tools/run/server.ts';
import { helpLibrary } from './help.server.ts';
import { pagePictureEndpoints } from './page-pictures.server.ts';
import { runDoor } from './run-door.server.ts';
import { reportImplementations } from './reports.server.ts';
import { topicImplementations } from './topics.server.ts';
import { usageEndpoints } from '#features/usage/server.ts';

export const implementations: Implementation[] = [
  ...accountEndpoints,
  ...profileEndpoints,
  ...adminEndpoints,
  ...feedbackEndpoints,
  ...settingsEndpoints,
  ...notificationEndpoints,
  ...fileEndpoints,
  ...realtimeEndpoints,
  ...trashEndpoints,
  ...engineEndpoints,
  ...usageEndpoints,
  ...openAiEndpoints,
  ...mcpEndpoints,
  ...legalEndpoints,
  ...pandaEndpoints,
  ...runEndpoints,
  ...attachmentEndpoints,
  ...galleryEndpoints,
  ...reportImplementations,
  ...talkEndpoints(runDoor),
  ...consensusEndpoints(runDoor),
  ...assistantEndpoints(helpLibrary),
  ...topicImplementations,
  ...pagePictureEndpoints,
];
