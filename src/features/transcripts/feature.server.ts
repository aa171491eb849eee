import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { captionsRun } from './captions-run.server.ts';
import { transcriptKind, transcriptWork } from './kind.server.ts';

import { transcribeRun } from './transcribe-run.server.ts';

export const transcripts = defineServerFeature({
  runs: [captionsRun, transcribeRun],
  kinds: [transcriptKind],
  works: [transcriptWork],
});
