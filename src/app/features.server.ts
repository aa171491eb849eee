/** Every room that brings something to the server, one line each. What they bring is gathered where it is needed. */
import type { ServerFeature } from '#kit/feature/server-feature.server.ts';
import { kit } from '#kit/feature.server.ts';
import { social } from '#social/feature.server.ts';
import { toolsFeature } from '#tools/feature.server.ts';
import { accounts } from '#features/accounts/feature.server.ts';
import { admin } from '#features/admin/feature.server.ts';
import { alliesFeature } from '#features/allies/feature.server.ts';
import { apiDocs } from '#features/api-docs/feature.server.ts';
import { assistant } from '#features/assistant/feature.server.ts';
import { beta } from '#features/beta/feature.server.ts';
import { billing } from '#features/billing/feature.server.ts';
import { blog } from '#features/blog/feature.server.ts';
import { builder } from '#features/builder/feature.server.ts';
import { books } from '#features/books/feature.server.ts';
import { businessesFeature } from '#features/businesses/feature.server.ts';
import { code } from '#features/code/feature.server.ts';
import { collaborate } from '#features/collaborate/feature.server.ts';
import { consensus } from '#features/consensus/feature.server.ts';
import { contentTools } from '#features/content-tools/feature.server.ts';
import { design } from '#features/design/feature.server.ts';
import { directory } from '#features/directory/feature.server.ts';
import { documentsFeature } from '#features/documents/feature.server.ts';
import { email } from '#features/email/feature.server.ts';
import { ecosystem } from '#features/ecosystem/feature.server.ts';
import { editor } from '#features/editor/feature.server.ts';
import { engines } from '#features/engines/feature.server.ts';
import { feedback } from '#features/feedback/feature.server.ts';
import { gallery } from '#features/gallery/feature.server.ts';
import { images } from '#features/images/feature.server.ts';
import { invites } from '#features/invites/feature.server.ts';
import { lab } from '#features/lab/feature.server.ts';
import { legal } from '#features/legal/feature.server.ts';
import { lens } from '#features/lens/feature.server.ts';
import { manuals } from '#features/manuals/feature.server.ts';
import { mcp } from '#features/mcp/feature.server.ts';
import { law } from '#features/law/feature.server.ts';
import { mockups } from '#features/mockups/feature.server.ts';
import { music } from '#features/music/feature.server.ts';
import { notifications } from '#features/notifications/feature.server.ts';
import { numbers } from '#features/numbers/feature.server.ts';
import { openAiApi } from '#features/openai-api/feature.server.ts';
import { pandas } from '#features/pandas/feature.server.ts';
import { profiles } from '#features/profiles/feature.server.ts';
import { pulse } from '#features/pulse/feature.server.ts';
import { research } from '#features/research/feature.server.ts';
import { search } from '#features/search/feature.server.ts';
import { questions } from '#features/questions/feature.server.ts';
import { quests } from '#features/quests/feature.server.ts';
import { settings } from '#features/settings/feature.server.ts';
import { soulprints } from '#features/soulprints/feature.server.ts';
import { studio } from '#features/studio/feature.server.ts';
import { summarise } from '#features/summarise/feature.server.ts';
import { talks } from '#features/talks/feature.server.ts';
import { thanks } from '#features/thanks/feature.server.ts';
import { listingsFeature } from '#features/listings/feature.server.ts';
import { threadsFeature } from '#features/threads/feature.server.ts';
import { topics } from '#features/topics/feature.server.ts';
import { transcripts } from '#features/transcripts/feature.server.ts';
import { university } from '#features/university/feature.server.ts';
import { usage } from '#features/usage/feature.server.ts';
import { voiceEmail } from '#features/voice-email/feature.server.ts';
import { voice } from '#features/voice/feature.server.ts';
import { wellbeing } from '#features/wellbeing/feature.server.ts';
import { workflows } from '#features/workflows/feature.server.ts';
import { world } from '#features/world/feature.server.ts';
import { appFeature } from './feature.server.ts';

export const serverFeatures: readonly ServerFeature[] = [
  appFeature,
  kit,
  social,
  toolsFeature,
  accounts,
  admin,
  alliesFeature,
  apiDocs,
  assistant,
  beta,
  billing,
  businessesFeature,
  blog,
  code,
  builder,
  books,
  collaborate,
  consensus,
  contentTools,
  design,
  directory,
  documentsFeature,
  email,
  ecosystem,
  editor,
  engines,
  feedback,
  gallery,
  images,
  invites,
  lab,
  legal,
  lens,
  manuals,
  mcp,
  law,
  mockups,
  music,
  notifications,
  numbers,
  openAiApi,
  pandas,
  profiles,
  pulse,
  research,
  search,
  questions,
  quests,
  settings,
  soulprints,
  studio,
  summarise,
  talks,
  thanks,
  listingsFeature,
  threadsFeature,
  topics,
  transcripts,
  university,
  usage,
  voice,
  voiceEmail,
  wellbeing,
  workflows,
  world,
];
