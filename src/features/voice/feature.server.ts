import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { voiceNoteResults } from './listen/kind.server.ts';
import { voiceNoteRun } from './listen/run.server.ts';
import { voiceEndpoints } from './server.ts';
import { readAloudResults } from './speak/kind.server.ts';
import { readAloudRun } from './speak/run.server.ts';

export const voice = defineServerFeature({
  endpoints: voiceEndpoints,
  runs: [voiceNoteRun, readAloudRun],
  kinds: [voiceNoteResults, readAloudResults],
});
