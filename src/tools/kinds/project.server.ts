/** A code project: files in folders. */
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import { makeZip, type Taker } from '../export/make-files.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { implementKind } from './implement-kind.server.ts';
import {
  binaryType,
  longestProjectFile,
  longestProjectPath,
  mostProjectFiles,
  projectPath,
  type ProjectData,
} from './project.ts';
import { projectKind } from './shared-kinds.ts';

const path = z.string().max(longestProjectPath).regex(projectPath, 'Invalid file path.');

export const projectSchema = z
  .strictObject({
    files: z
      .array(z.strictObject({ path, text: z.string().max(longestProjectFile) }))
      .min(1)
      .max(mostProjectFiles),
    /** The file to look at first. */
    entry: path.nullable(),
  })
  .refine(({ files }) => new Set(files.map((file) => file.path.toLowerCase())).size === files.length, {
    message: 'Two files have the same path.',
  });

export const zipProject = ({ files }: ProjectData, taker: Taker) =>
  makeZip(
    Object.fromEntries(
      files.map(({ path, text }) => [
        path,
        binaryType(path) === undefined ? text : new Uint8Array(Buffer.from(text, 'base64')),
      ]),
    ),
    taker,
  );

export const zipFormat = {
  format: 'zip',
  label: 'All files (ZIP)',
  extension: 'zip',
  contentType: 'application/zip',
} as const;

const zip: Exporter = {
  ...zipFormat,
  write: ({ output, ownerId: who, signal }) => zipProject(projectSchema.parse(output.data), { who, signal }),
};

export const projectResults = implementKind(projectKind, {
  schema: projectSchema,
  exporters: [zip, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
