/** Designs as results and as works, and brand kits as works. */
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { forms, makeForm } from './export/exporters.server.ts';
import { designSchema, kitSchema } from './fields.ts';
import { readLive, roots, writeLive } from './live/live-design.ts';
import type { Design } from './scene.ts';
import { designKind, designWork, kitWork } from './kind.ts';

const textOf = ({ pages }: Design) =>
  pages
    .flatMap(({ layers }) => layers.flatMap((layer) => (layer.is === 'text' ? [layer.text] : [])))
    .join('\n');

export const designResults = implementKind(designKind, {
  schema: designSchema,
  exporters: [
    ...forms.map((form): Exporter => ({
      ...form,
      // A result has several designs to choose from, which it holds as pages.
      label: form.label.replace('page', 'design'),
      write: ({ output, title, ownerId: who, signal }) =>
        makeForm(form.format, designSchema.parse(output.data) as Design, { title, who, signal }),
    })),
    jsonExporter,
  ],
  drawCover: async (data, title) =>
    (await makeForm('png', designSchema.parse(data) as Design, { title })) as Uint8Array,
  tell: ({ pages }) => ({
    details: { pages: pages.map(({ name, template, width, height }) => ({ name, template, width, height })) },
  }),
});

export const designWorks = implementWork(designWork, {
  schema: designSchema,
  version: 1,
  text: (content) => textOf(content as Design),
  exporters: forms.map((form) => ({
    ...form,
    write: ({ content, title, who, signal }) =>
      makeForm(form.format, content as Design, { title, who, signal }),
  })),
  limit: 3_500_000,
  live: {
    roots,
    read: (doc) => readLive(doc) as never,
    write: (doc, content) => writeLive(doc, content as Design),
  },
});

export const kitWorks = implementWork(kitWork, {
  schema: kitSchema,
  version: 1,
  text: ({ name, colours, voice }) => [name, colours.join(' '), voice].filter(Boolean).join('\n'),
  exporters: [],
});
