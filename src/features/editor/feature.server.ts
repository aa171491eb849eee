import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { editPassageRun } from './run.server.ts';
import { editorEndpoints } from './server.ts';
import { documentWorks } from './work.server.ts';

export const editor = defineServerFeature({
  endpoints: editorEndpoints,
  runs: [editPassageRun],
  works: [documentWorks],
  doors: [
    {
      id: 'text-editor',
      title: 'Text editor',
      description: 'Continue writing in a document.',
      page: '/ai/text-editor',
    },
  ],
});
