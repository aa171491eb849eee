/** Public books as an OPDS 1.2 catalogue: an Atom feed that reading apps open. */
import type { Creation } from '#features/gallery/contract.ts';
import { attribute, xmlText } from '#tools/export/docx/xml.ts';

interface Catalogue {
  books: readonly Pick<Creation, 'id' | 'title' | 'author' | 'caption' | 'excerpt' | 'tags' | 'createdAt'>[];
  origin: string;
  product: string;
  query: string | undefined;
  /** Where the next page begins. */
  next: string | null;
}

const acquisition = 'application/atom+xml;profile=opds-catalog;kind=acquisition';

export function writeOpds({ books, origin, product, query, next }: Catalogue): string {
  const feed = `${origin}/api/ebooks/opds`;
  const link = (rel: string, href: string, type: string) =>
    `<link rel="${rel}" href="${attribute(href)}" type="${attribute(type)}"/>`;
  const moment = (value: string | Date) => new Date(value).toISOString();
  const search = new URLSearchParams({ ...(query ? { q: query } : {}), ...(next ? { before: next } : {}) });
  const newest = books[0] ? moment(books[0].createdAt) : '1970-01-01T00:00:00.000Z';
  const entries = books.map(
    ({ id, title, author, caption, excerpt, tags, createdAt }) => `<entry>
<title>${xmlText(title)}</title>
<id>urn:uuid:${id}</id>
<updated>${moment(createdAt)}</updated>
<author><name>${xmlText(author.name)}</name></author>
${tags.map((tag) => `<category term="${attribute(tag)}" label="${attribute(tag)}"/>`).join('')}
<summary type="text">${xmlText(caption || excerpt)}</summary>
${link('http://opds-spec.org/image', `${origin}/previews/gallery/${id}/640`, 'image/webp')}
${link('http://opds-spec.org/image/thumbnail', `${origin}/previews/gallery/${id}/320`, 'image/webp')}
${link('http://opds-spec.org/acquisition/open-access', `${origin}/api/ebooks/public/${id}/book.epub`, 'application/epub+zip')}
${link('alternate', `${origin}/ebooks/${id}`, 'text/html')}
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:opds="http://opds-spec.org/2010/catalog">
<id>${xmlText(feed)}</id>
<title>${xmlText(product)}: public books</title>
<updated>${newest}</updated>
<author><name>${xmlText(product)}</name><uri>${xmlText(origin)}</uri></author>
${link('self', query ? `${feed}?${new URLSearchParams({ q: query })}` : feed, acquisition)}
${link('start', feed, acquisition)}
${next ? link('next', `${feed}?${search}`, acquisition) : ''}
${entries.join('\n')}
</feed>
`;
}
