import { documentExporters } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { zipFormat, zipProject } from '#tools/kinds/project.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import type { Architecture } from './architecture.ts';
import { architectureSchema } from './architecture-schema.ts';
import { architectureKind, architectureWork } from './kind.ts';
import { scaffold } from './scaffold.ts';
import { writeDocument } from './write-document.ts';
import { writeDrizzle } from './write-drizzle.ts';
import { writeOpenApi } from './write-openapi.ts';
import { writeSql } from './write-sql.ts';

const scaffoldFormat = { ...zipFormat, label: 'Scaffold (ZIP)' };

const scaffoldOfResult: Exporter = {
  ...scaffoldFormat,
  write: ({ title, output, ownerId: who, signal }) =>
    zipProject(scaffold(title, architectureSchema.parse(output.data)), { who, signal }),
};

export const architectureResults = implementKind(architectureKind, {
  schema: architectureSchema,
  exporters: [...documentExporters, scaffoldOfResult],
  tell: (data) => ({ details: { ...data } }),
});

const exporters: WorkExporter<Architecture>[] = [
  {
    format: 'md',
    label: 'Document (Markdown)',
    extension: 'md',
    contentType: 'text/markdown',
    write: ({ title, content }) => `${writeDocument(title, content)}\n`,
  },
  {
    ...scaffoldFormat,
    write: ({ title, content, who, signal }) => zipProject(scaffold(title, content), { who, signal }),
  },
  {
    format: 'sql',
    label: 'Tables (SQL)',
    extension: 'sql',
    contentType: 'text/plain',
    write: ({ content }) => writeSql(content.entities),
  },
  {
    format: 'drizzle',
    label: 'Tables (Drizzle)',
    extension: 'ts',
    contentType: 'text/plain',
    write: ({ content }) => writeDrizzle(content.entities),
  },
  {
    format: 'openapi',
    label: 'Interface (OpenAPI)',
    extension: 'json',
    contentType: 'application/json',
    write: ({ title, content }) => `${JSON.stringify(writeOpenApi(title, content.entities), null, 2)}\n`,
  },
];

export const architectureWorks = implementWork(architectureWork, {
  schema: architectureSchema,
  version: 1,
  text: (content) => writeDocument('', content),
  preview: ({ summary, components }) => summary || components.map(({ name }) => name).join(', '),
  exporters,
});
