/** … how it is made and kept, which is a line in `app/features.server.ts` … */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { haiku, haikuKind, haikuSchema, haikuWork } from './haiku.testing.ts';

const haikuRun = defineRun(haiku, async function* ({ about }) {
  const lines = [about, 'and nothing more', 'under the moon'];
  yield { text: lines.join('\n') };
  yield { data: { lines } };
});

export const haikuServerFeature = defineServerFeature({
  runs: [haikuRun],
  kinds: [implementKind(haikuKind, { schema: haikuSchema, exporters: documentExporters })],
  works: [
    implementWork(haikuWork, {
      schema: haikuSchema,
      version: 1,
      text: ({ lines }) => lines.join('\n'),
      exporters: [],
    }),
  ],
});
