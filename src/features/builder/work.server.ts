import { implementWork } from '#tools/work/implement-work.server.ts';
import { kindOf } from './blocks/kinds.ts';
import { makeArchive } from './render/make-site.server.ts';
import { siteSchema } from './site-schema.ts';
import { largestSite, line, list, type Block, type Site } from './site.ts';
import { siteWork } from './work.ts';

export const siteWorks = implementWork(siteWork, {
  schema: siteSchema,
  version: 1,
  text: siteText,
  preview: ({ pages }) =>
    pages
      .map(({ title }) => title)
      .filter(Boolean)
      .join(' · '),
  exporters: [
    {
      format: 'zip',
      label: 'Web pages (ZIP)',
      extension: 'zip',
      contentType: 'application/zip',
      write: ({ title, content, who, signal }) =>
        makeArchive({ name: title, site: content }, { who, signal }),
    },
  ],
  limit: largestSite,
});

/** All its words, in their order. */
export function siteText({ pages }: Site): string {
  return pages
    .map(({ title, description, blocks }) =>
      [title, description, ...blocks.map(blockText)].filter(Boolean).join('\n'),
    )
    .join('\n\n');
}

function blockText({ kind, data }: Block): string {
  const words = (kindOf(kind)?.fields ?? []).flatMap((field) => {
    if (field.is === 'line' || field.is === 'text') return [line(data, field.name)];
    if (field.is !== 'list') return [];
    const names = field.fields.filter(({ is }) => is === 'line' || is === 'text').map(({ name }) => name);
    return list(data).flatMap((entry) => names.map((name) => line(entry, name)));
  });
  return words.filter(Boolean).join('\n');
}
