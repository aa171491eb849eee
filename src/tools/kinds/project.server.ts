/** A code project: files in folders. */
import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { defineKind } from './kind.ts';

const mostFiles = 500;
const longestFile = 500_000;

/** Inside the project's own folder, whatever unpacks it. */
const path = z
  .string()
  .max(200)
  .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@+ .-]+(?:\/[\w@+ .-]+)*$/, 'That is no path of a file.');

const project = z
  .strictObject({
    files: z
      .array(z.strictObject({ path, text: z.string().max(longestFile) }))
      .min(1)
      .max(mostFiles),
    /** The file to look at first. */
    entry: path.nullable(),
  })
  .refine(({ files }) => new Set(files.map((file) => file.path.toLowerCase())).size === files.length, {
    message: 'Two files have the same path.',
  });

const zip: Exporter = {
  format: 'zip',
  label: 'All files (ZIP)',
  extension: 'zip',
  contentType: 'application/zip',
  write({ output }) {
    const { files } = project.parse(output.data);
    return zipSync(Object.fromEntries(files.map((file) => [file.path, strToU8(file.text)])));
  },
};

export const projectKind = defineKind({
  id: 'project',
  title: 'Code project',
  schema: project,
  exporters: [zip, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
