import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { readableKinds } from '#tools/define/door.ts';
import { editPassageRun } from './run.server.ts';
import { editorEndpoints } from './server.ts';
import { documentWork } from './work.server.ts';

export const editor = defineServerFeature({
  endpoints: editorEndpoints,
  runs: [editPassageRun],
  works: [documentWork],
  doors: [
    {
      id: 'text-editor',
      title: 'Text editor',
      description: 'Continue writing it as a document.',
      page: '/ai/text-editor',
      accepts: readableKinds,
    },
  ],
});
