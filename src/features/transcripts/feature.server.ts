import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { captionsRun } from './captions-run.server.ts';
import { transcriptResults, transcriptWorks } from './kind.server.ts';

import { transcribeRun } from './transcribe-run.server.ts';

export const transcripts = defineServerFeature({
  runs: [captionsRun, transcribeRun],
  kinds: [transcriptResults],
  works: [transcriptWorks],
});
