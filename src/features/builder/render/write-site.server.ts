/** A site as files: as it is published, or as it is taken away. */
import { strToU8, zipSync } from 'fflate';
import { openPicture } from '#kit/models/runners/open-picture.server.ts';
import { formsOf } from '../forms.ts';
import type { Page, Site } from '../site.ts';
import { openPictures } from './pictures.ts';
import { styleOf } from './style.ts';
import { writePage, writeWords } from './write-page.ts';

export interface SiteFile {
  path: string;
  type: string;
  bytes: Uint8Array;
}

const widest = 1600;
/** Bytes of all files together. */
const mostBytes = 12_000_000;

const open = (bytes: Uint8Array) =>
  openPicture(Buffer.from(bytes), (picture) =>
    picture
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer(),
  );

/** The ends of addresses, each once; the first page has none. */
export function endsOf({ pages }: Pick<Site, 'pages'>): Map<string, string> {
  const ends = new Map<string, string>();
  // In files the first one is called that.
  const taken = new Set(['index']);
  for (const [at, { id, slug }] of pages.entries()) {
    let end = at === 0 ? '' : slug.replace(/^-+/, '').replace(/-+$/, '') || `page-${at + 1}`;
    while (taken.has(end)) end += '-2';
    taken.add(end);
    ends.set(id, end);
  }
  return ends;
}

const html = (path: string, text: string): SiteFile => ({
  path,
  type: 'text/html; charset=utf-8',
  bytes: strToU8(text),
});

interface Published {
  name: string;
  site: Site;
  /** `/sites/name` */
  root: string;
  origin: string;
  reportHref: string;
}

export async function writePublished({
  name,
  site,
  root,
  origin,
  reportHref,
}: Published): Promise<SiteFile[]> {
  const ends = endsOf(site);
  const pictures = await openPictures(site, open);
  const hrefOf = (id: string) => {
    const end = ends.get(id);
    return end === undefined ? undefined : end ? `${root}/${end}` : root;
  };
  const styleHref = `${root}/files/style.css`;
  const frame = {
    name,
    styleHref,
    reportHref,
    hrefOf,
    addressOf: (id: string) => origin + (hrefOf(id) ?? root),
    pictureOf: (data: string) => {
      const picture = pictures.get(data);
      return picture && `${root}/files/${picture.name}`;
    },
    actionOf: (id: string) => `${root}/forms/${id}`,
  };
  return bounded([
    ...site.pages.map((page) => html(`page/${ends.get(page.id)!}`, writePage(site, page, frame))),
    ...formsOf(site).map(({ id, thanks }) =>
      html(
        `sent/${id}`,
        writeWords(
          { language: site.language, styleHref },
          { title: 'Sent', lines: [thanks], back: { href: root, label: 'Back to the site' } },
        ),
      ),
    ),
    { path: 'files/style.css', type: 'text/css; charset=utf-8', bytes: strToU8(styleOf(site.theme)) },
    ...[...pictures.values()].map((picture) => ({
      path: `files/${picture.name}`,
      type: 'image/webp',
      bytes: picture.bytes,
    })),
  ]);
}

/** Opens from the disk: addresses are relative. Forms need a server and stay out. */
export async function writeArchive({
  name,
  site,
}: {
  name: string;
  site: Site;
}): Promise<Uint8Array<ArrayBuffer>> {
  const withoutForms: Site = { ...site, pages: site.pages.map(leaveOutForms) };
  const ends = endsOf(withoutForms);
  const pictures = await openPictures(withoutForms, open);
  const fileOf = (id: string) => {
    const end = ends.get(id);
    return end === undefined ? undefined : `${end || 'index'}.html`;
  };
  const frame = {
    name,
    styleHref: 'style.css',
    reportHref: undefined,
    hrefOf: fileOf,
    addressOf: () => undefined,
    pictureOf: (data: string) => {
      const picture = pictures.get(data);
      return picture && `pictures/${picture.name}`;
    },
    actionOf: () => undefined,
  };
  const hasForms = formsOf(site).length > 0;
  const files = bounded([
    ...withoutForms.pages.map((page) => html(fileOf(page.id)!, writePage(withoutForms, page, frame))),
    { path: 'style.css', type: 'text/css', bytes: strToU8(styleOf(site.theme)) },
    ...(hasForms
      ? [
          {
            path: 'README.txt',
            type: 'text/plain',
            bytes: strToU8('Forms are not in these files: they need a server to send their answers to.\n'),
          },
        ]
      : []),
    ...[...pictures.values()].map((picture) => ({
      path: `pictures/${picture.name}`,
      type: 'image/webp',
      bytes: picture.bytes,
    })),
  ]);
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])), {
    // The same site is the same file.
    mtime: new Date('2000-01-01T00:00:00'),
  });
}

const leaveOutForms = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.filter(({ kind }) => kind !== 'form'),
});

function bounded(files: SiteFile[]): SiteFile[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (total > mostBytes) throw new Error('The site is too large to be written.');
  return files;
}
