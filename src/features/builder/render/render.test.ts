import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankBlock, makeBlock } from '../blocks/edit-blocks.ts';
import { blockKinds } from '../blocks/kinds.ts';
import { toPage } from '../links.ts';
import { newPage, type BlockData, type Site } from '../site.ts';
import { siteFrom } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { endsOf, writeArchive, writePublished, type SiteFile } from './write-site.server.ts';

/** The smallest PNG. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const published = (site: Site, name = 'A site') =>
  writePublished({
    name,
    site,
    root: '/sites/tea',
    origin: 'https://example.org',
    reportHref: '/builder/report?site=tea',
  });
const textAt = (files: readonly SiteFile[], path: string) =>
  strFromU8(files.find((file) => file.path === path)!.bytes);

/** Every text of a block is this one. */
function filled(kind: string, words: string) {
  const block = blankBlock(kind);
  const fill = (entry: Record<string, string>) =>
    Object.fromEntries(Object.keys(entry).map((name) => [name, name === 'picture' ? '' : words]));
  const data = Object.fromEntries(
    Object.entries(block.data).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(fill) : name === 'picture' ? '' : words,
    ]),
  ) as BlockData;
  return { ...block, data };
}

/** What a browser would find in it: names of elements and of attributes, without what stands in quotes. */
function marksIn(html: string) {
  const tags = [...html.matchAll(/<\/?([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  return {
    elements: tags.map(([, name]) => name!.toLowerCase()),
    attributes: tags.flatMap(([, , rest = '']) =>
      [...rest.matchAll(/\s([\w:-]+)(?:="|\s|$)/g)].map(([, name]) => name!),
    ),
    rest: tags.reduce((text, [tag]) => text.replace(tag, ''), html.replace('<!doctype html>', '')),
  };
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</title><script>alert(1)</script>',
    '</style><script>1</script>',
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    '<!--<script>',
    ']]><svg/onload=alert(1)>',
    '&lt;script&gt;',
    '\u2028<iframe srcdoc=x>',
  ),
);

test('whatever people type stays text: no element, handler or address comes from it', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (words) => {
      const page = {
        ...newPage(
          words,
          'p',
          blockKinds.map(({ id }) => filled(id, words)),
        ),
        seoTitle: words,
        description: words,
      };
      const files = await published(
        { theme: 'grove', language: 'en', pages: [page, newPage(words, 'q')] },
        words,
      );
      for (const { path, type, bytes } of files) {
        if (!type.startsWith('text/html')) continue;
        const { elements, attributes, rest } = marksIn(strFromU8(bytes));
        expect(
          elements.filter((name) => /script|iframe|object|embed|svg|style|base/.test(name)),
          path,
        ).toEqual([]);
        expect(
          attributes.filter((name) => /^on|srcdoc|style/.test(name)),
          path,
        ).toEqual([]);
        expect(rest, path).not.toContain('<');
        for (const [, address] of strFromU8(bytes).matchAll(/(?:href|src|action)="([^"]*)"/g))
          expect(address).toMatch(
            /^(?:\/sites\/tea(?:\/|$)|\/builder\/report|https?:\/\/|mailto:|tel:|#content$)/,
          );
      }
    }),
    { numRuns: 60 },
  );
});

test('a published page has one first heading, a menu, its description and its way to report it', async () => {
  for (const template of templates) {
    const site = siteFrom(template);
    const files = await published(site);
    for (const [id, end] of endsOf(site)) {
      const html = textAt(files, `page/${end}`);
      expect(html.match(/<h1/g), `${template.id} ${end}`).toHaveLength(1);
      expect(html).toContain('href="/builder/report?site=tea"');
      if (site.pages.length > 1) expect(html).toContain('aria-current="page"');
      expect(id).toBeTruthy();
    }
  }
});

test('what is said about a page stands in its head', async () => {
  const page = {
    ...newPage('Tea', '', [makeBlock('picture', { picture, alt: 'A pot' })]),
    seoTitle: 'Tea & more',
    description: 'All about tea',
    picture,
    noIndex: true,
  };
  const files = await published({ theme: 'sea', language: 'de', pages: [page] });
  const html = textAt(files, 'page/');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<title>Tea &amp; more</title>');
  expect(html).toContain('<meta name="description" content="All about tea"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(
    '<meta property="og:image" content="https://example.org/sites/tea/files/picture-1.webp"/>',
  );
  // The same picture once, encoded anew.
  expect(files.filter(({ type }) => type === 'image/webp').map(({ path }) => path)).toEqual([
    'files/picture-1.webp',
  ]);
  expect(html).toContain('<img src="/sites/tea/files/picture-1.webp" alt="A pot"');
});

test('a picture that cannot be opened is left out', async () => {
  const broken = 'data:image/png;base64,AAAA';
  const page = newPage('A', '', [makeBlock('picture', { picture: broken, alt: 'x' })]);
  const files = await published({ theme: 'sea', language: 'en', pages: [page] });
  expect(textAt(files, 'page/')).not.toContain('<img');
});

test('pages with the same or no address get one each', () => {
  const pages = [
    newPage('A', 'x'),
    newPage('B', 'x'),
    newPage('C', 'x'),
    newPage('D', ''),
    newPage('E', 'index'),
  ];
  expect([...endsOf({ pages }).values()]).toEqual(['', 'x', 'x-2', 'page-4', 'index-2']);
});

test('the archive opens from the disk: links and pictures are relative, and forms stay out', async () => {
  const second = newPage('Menu', 'menu', [blankBlock('form')]);
  const first = newPage('Home', '', [
    makeBlock('hero', { title: 'Tea', picture, alt: 'A pot', label: 'Menu', link: toPage(second.id) }),
  ]);
  const zip = unzipSync(
    await writeArchive({ name: 'Tea', site: { theme: 'sand', language: 'en', pages: [first, second] } }),
  );
  expect(Object.keys(zip).sort()).toEqual([
    'README.txt',
    'index.html',
    'menu.html',
    'pictures/picture-1.webp',
    'style.css',
  ]);
  const html = strFromU8(zip['index.html']!);
  expect(html).toContain('href="menu.html"');
  expect(html).toContain('src="pictures/picture-1.webp"');
  expect(html).not.toMatch(/(?:href|src)="\//);
  expect(strFromU8(zip['menu.html']!)).not.toContain('<form');
});
