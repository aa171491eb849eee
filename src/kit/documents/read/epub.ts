/** A book: its chapters in the order in which they are read. */
import type { ReadBlock } from './document.ts';
import { ReadFailure } from './failure.ts';
import { readHtml } from './html.ts';
import { all, find, readXml, resolved } from './xml.ts';
import { openZip } from './zip.ts';

export interface Chapter {
  title: string;
  blocks: ReadBlock[];
}

export function* readEpub(bytes: Uint8Array): Generator<Chapter> {
  const archive = openZip(bytes, (name) => /\.(?:x?html?|xml|opf)$/i.test(name));
  if (archive.text('META-INF/encryption.xml')?.includes('http://ns.adobe.com/adept'))
    throw new ReadFailure('sealed');
  const container = archive.text('META-INF/container.xml');
  const opf = container && find(readXml(container), 'rootfile')?.attributes['full-path'];
  const text = opf ? archive.text(opf) : undefined;
  if (!opf || !text) throw new ReadFailure('broken');
  const book = readXml(text);
  const files = new Map(all(book, 'item').map(({ attributes }) => [attributes.id, attributes.href]));
  // A chapter is read once, however often the order of reading names it.
  const names = new Set(
    all(book, 'itemref').flatMap(({ attributes }) => {
      const href = files.get(attributes.idref ?? '');
      return href === undefined ? [] : [resolved(opf, decoded(href))];
    }),
  );
  for (const name of names) {
    const page = archive.text(name);
    if (page === undefined) continue;
    const { title, blocks } = readHtml(page);
    if (blocks.length > 0)
      yield { title: blocks.find(({ role }) => role === 'heading')?.text ?? title, blocks };
  }
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href.split('#')[0]!);
  } catch {
    return href;
  }
}
