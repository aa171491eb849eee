import { href } from '#kit/href.ts';
import type { SearchSource } from '#kit/search/search-source.server.ts';
import { pagesToFind } from './queries.server.ts';
import { documentAddress } from './quote-link.ts';
import { formNames, pageNames } from '#kit/documents/read/forms.ts';

/** Each page by itself, so that what is found leads to it. Running heads are on every page and say nothing. */
export const documentSearch: SearchSource = {
  id: 'document',
  title: 'Documents',
  table: 'document_page',
  async read({ db }, subjects) {
    const rows = await pagesToFind(db, subjects);
    return rows.map(({ id, page, document }) => ({
      subject: id,
      ownerId: document.ownerId,
      readers: [document.ownerId],
      label: formNames[document.form],
      title:
        (document.pageCount ?? 1) > 1
          ? `${document.name}, ${pageNames[document.form].toLowerCase()} ${page.label ?? page.number}`
          : document.name,
      text: page.blocks
        .filter(({ role }) => role !== 'running-head')
        .map(({ text }) => text.replaceAll('\t', ' '))
        .join('\n\n'),
      href: documentAddress(href('/document-analyzer'), document.id, { page: page.number }),
      at: document.createdAt,
    }));
  },
};
