/** Results that are files: pictures, sounds, films and documents that a run has stored. What is shown of them stands in their row. */
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import { implementKind } from './implement-kind.server.ts';
import { documentKind, filmKind, picturesKind, soundKind } from './shared-kinds.ts';

const files = z.strictObject({
  files: z.array(
    z.strictObject({
      /** As `files.store` of the run gave it. */
      id: z.uuid(),
      name: z.string(),
      contentType: z.string(),
      bytes: z.number(),
      /** For those who do not see or hear it. */
      description: z.string(),
      /** Of a sound or film: the file with its captions, as WebVTT. */
      captions: z.uuid().optional(),
    }),
  ),
});

export const fileResults = [picturesKind, soundKind, filmKind, documentKind].map((kind) =>
  implementKind(kind, {
    schema: files,
    exporters: [jsonExporter],
    tell: (data) => ({ details: { ...data } }),
  }),
);
