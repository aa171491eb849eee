/** Designs as results and as works, and brand kits as works. */
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import { forms, makeForm } from './export/exporters.server.ts';
import { designSchema, kitSchema } from './fields.ts';
import { readLive, roots, writeLive } from './live/live-design.ts';
import { designKind, kitKind, type Design } from './scene.ts';

const textOf = ({ pages }: Design) =>
  pages
    .flatMap(({ layers }) => layers.flatMap((layer) => (layer.is === 'text' ? [layer.text] : [])))
    .join('\n');

export const designResult = defineKind({
  id: designKind,
  title: 'Design',
  schema: designSchema,
  exporters: [
    ...forms.map(({ make, ...form }): Exporter => ({
      ...form,
      write: ({ output, title, ownerId: who, signal }) =>
        makeForm({ make }, designSchema.parse(output.data) as Design, { title, who, signal }),
    })),
    jsonExporter,
  ],
  tell: ({ pages }) => ({
    details: { pages: pages.map(({ name, template, width, height }) => ({ name, template, width, height })) },
  }),
});

export const designWork = defineWork({
  id: designKind,
  title: 'Design',
  schema: designSchema,
  version: 1,
  text: (content) => textOf(content as Design),
  exporters: forms.map(({ make, ...form }) => ({
    ...form,
    write: ({ content, title, who, signal }) => makeForm({ make }, content as Design, { title, who, signal }),
  })),
  limit: 3_500_000,
  page: '/ai/design',
  live: {
    roots,
    read: (doc) => readLive(doc) as never,
    write: (doc, content) => writeLive(doc, content as Design),
  },
});

export const kitWork = defineWork({
  id: kitKind,
  title: 'Brand kit',
  schema: kitSchema,
  version: 1,
  text: ({ name, colours, voice }) => [name, colours.join(' '), voice].filter(Boolean).join('\n'),
  exporters: [],
  page: '/ai/design',
});
