import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { finishVoiceEmailRun } from './finish-run.server.ts';
import { spokenEmailResults, spokenEmailWorks } from './kind.server.ts';
import { voiceEmailEndpoints } from './server.ts';
import { voiceEmailRun } from './write-run.server.ts';

export const voiceEmail = defineServerFeature({
  endpoints: voiceEmailEndpoints,
  runs: [voiceEmailRun, finishVoiceEmailRun],
  kinds: [spokenEmailResults],
  works: [spokenEmailWorks],
});
