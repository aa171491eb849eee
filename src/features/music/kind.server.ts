import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { musicFiles } from './files/make-file.ts';
import { musicKind, musicWork } from './kind.ts';
import { musicPool } from './music-pool.server.ts';
import { describePiece } from './piece-words.ts';
import { pieceSchema } from './piece-schema.ts';

export const musicResults = implementKind(musicKind, {
  schema: pieceSchema,
  exporters: [
    ...musicFiles.map((file): Exporter => ({
      ...file,
      write: ({ output, title, ownerId: who, signal }) =>
        musicPool.runTask(
          'file',
          { format: file.format, piece: pieceSchema.parse(output.data), title },
          { who, signal },
        ),
    })),
    jsonExporter,
  ],
});

export const musicWorks = implementWork(musicWork, {
  schema: pieceSchema,
  version: 1,
  text: describePiece,
  exporters: musicFiles.map((file) => ({
    ...file,
    write: ({ content: piece, title, who, signal }) =>
      musicPool.runTask('file', { format: file.format, piece, title }, { who, signal }),
  })),
  limit: 800_000,
});
