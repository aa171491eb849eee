import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { editPassageRun } from './run.server.ts';
import { editorEndpoints } from './server.ts';
import { documentWork } from './work.server.ts';

export const editor = defineServerFeature({
  endpoints: editorEndpoints,
  runs: [editPassageRun],
  works: [documentWork],
});
