import { write, utils } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import type { ReadPage } from './document.ts';
import { formOf } from './form-of.server.ts';
import { readDocument } from './read-document.server.ts';
import { withShortSheets } from './short-sheets.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

async function read(name: string, given: Uint8Array | string): Promise<ReadPage[]> {
  const bytes = typeof given === 'string' ? strToU8(given) : given;
  const form = formOf({
    name,
    head: bytes.subarray(0, 4096),
    type: await sniffType(bytes.subarray(0, 4100)),
  });
  if (!form || form === 'picture') throw new Error(`not a document: ${name}`);
  const parts = await Array.fromAsync(readDocument({ form, bytes, from: 1 }));
  return parts.flatMap((part) => ('page' in part ? [part.page] : []));
}
const rolesOf = (pages: readonly ReadPage[]) =>
  pages.flatMap(({ blocks }) => blocks.map(({ role, level, text }) => `${role}${level ?? ''}: ${text}`));

const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`;
const relations = (...inside: string[]) => `<Relationships>${inside.join('')}</Relationships>`;

test('Word: styles, lists, tables, notes and pages; what was struck out stays out', async () => {
  const body = `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:r><w:t>The mill</w:t></w:r></w:p>
    <w:p><w:r><w:t>It was built in 1784</w:t></w:r><w:del><w:r><w:delText>1785</w:delText><w:t>never</w:t></w:r></w:del><w:r><w:footnoteReference w:id="2"/><w:t>.</w:t></w:r></w:p>
    <w:p><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr><w:r><w:t>A point</w:t></w:r></w:p>
    <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Year</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Sacks</w:t></w:r></w:p></w:tc></w:tr>
    <w:tr><w:tc><w:p><w:r><w:t>1784</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>12</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
    <w:p><w:r><w:lastRenderedPageBreak/><w:t>On the second page.</w:t></w:r></w:p>`;
  const pages = await read(
    'a.docx',
    zip({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': relations(relation('r1', 'word/document.xml')),
      'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
      'word/styles.xml': '<w:styles><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>',
      'word/footnotes.xml':
        '<w:footnotes><w:footnote w:id="2"><w:p><w:r><w:t>By the Harrows.</w:t></w:r></w:p></w:footnote></w:footnotes>',
    }),
  );
  expect(pages).toHaveLength(2);
  expect(rolesOf(pages)).toEqual([
    'heading1: The mill',
    'paragraph: It was built in 1784.',
    'list-item2: A point',
    'table: Year\tSacks\n1784\t12',
    'footnote: By the Harrows.',
    'paragraph: On the second page.',
  ]);
});

test('slides in their order, titles first, with notes', async () => {
  const slide = (title: string, text: string) =>
    `<p:sld><p:sp><a:off x="9" y="9"/><a:p><a:t>${text}</a:t></a:p></p:sp><p:sp><p:ph type="title"/><a:p><a:t>${title}</a:t></a:p></p:sp></p:sld>`;
  const pages = await read(
    'a.pptx',
    zip({
      '[Content_Types].xml': '<Types/>',
      'ppt/presentation.xml': '<p:presentation><p:sldId r:id="r2"/><p:sldId r:id="r1"/></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relations(
        relation('r1', 'slides/slide1.xml'),
        relation('r2', 'slides/slide2.xml'),
      ),
      'ppt/slides/slide1.xml': slide('Last', 'Goodbye.'),
      'ppt/slides/slide2.xml': slide('First', 'Hello.'),
      'ppt/slides/_rels/slide2.xml.rels': relations(relation('n1', '../notesSlides/n.xml')),
      'ppt/notesSlides/n.xml':
        '<p:notes><p:sp><p:ph type="body"/><a:p><a:t>Smile.</a:t></a:p></p:sp></p:notes>',
    }),
  );
  expect(rolesOf(pages)).toEqual([
    'heading1: First',
    'paragraph: Hello.',
    'footnote: Notes: Smile.',
    'heading1: Last',
    'paragraph: Goodbye.',
  ]);
});

test('sheets by name, as they are shown, formulas by what came of them', async () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['Part', 'Cost'],
    ['Roof', 186_000],
    ['Sum', 186_000],
  ]);
  sheet.B3 = { t: 'n', v: 186_000, f: 'HYPERLINK("http://127.0.0.1/","x")' };
  utils.book_append_sheet(book, sheet, 'Budget');
  const pages = await read(
    'a.xlsx',
    new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  );
  expect(pages[0]).toMatchObject({
    label: 'Budget',
    blocks: [
      {
        role: 'table',
        table: {
          heads: 1,
          rows: [
            ['Part', 'Cost'],
            ['Roof', '186000'],
            ['Sum', '186000'],
          ],
        },
      },
    ],
  });
});

test('a book is read in the order of its spine', async () => {
  const pages = await read(
    'a.epub',
    zip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfile full-path="o/b.opf"/></container>',
      'o/b.opf':
        '<package><item id="a" href="two.xhtml"/><item id="b" href="one%20.xhtml"/><itemref idref="b"/><itemref idref="a"/></package>',
      'o/one .xhtml': '<html><body><h1>One</h1><p>Begin.</p></body></html>',
      'o/two.xhtml': '<html><body><h1>Two</h1><p>End.</p></body></html>',
    }),
  );
  expect(pages.map(({ label }) => label)).toEqual(['One', 'Two']);
});

test('mail, Markdown, text, CSV and web pages; nothing of them runs or is fetched', async () => {
  const mail = await read(
    'a.eml',
    'From: Ann <ann@example.org>\r\nTo: bob@example.org\r\nSubject: The key\r\nDate: Mon, 02 Mar 2026 10:00:00 +0000\r\n\r\nIt lies under the stone.\r\n',
  );
  expect(rolesOf(mail)).toEqual([
    'heading1: The key',
    'paragraph: From: Ann <ann@example.org>',
    'paragraph: To: bob@example.org',
    'paragraph: Date: 2026-03-02 10:00 UTC',
    'paragraph: It lies under the stone.',
  ]);
  expect(
    rolesOf(await read('a.md', '# Mill\n\nIt *turns*, see [here](http://127.0.0.1/).\n\n- one\n  - two\n')),
  ).toEqual(['heading1: Mill', 'paragraph: It turns, see here.', 'list-item1: one', 'list-item2: two']);
  expect((await read('a.csv', 'a;b\n"x;""y""";2\n'))[0]!.blocks[0]!.table).toEqual({
    rows: [
      ['a', 'b'],
      ['x;"y"', '2'],
    ],
    heads: 1,
  });
  const web = await read(
    'a.html',
    '<html><head><title>T</title><script>document.write("no")</script></head><body><img src="http://127.0.0.1/x.png"><h2>Head</h2><p hidden>not this</p><p>Some <b>words</b>.<table><tr><th>a<th>b<tr><td>1<td>2</table></body></html>',
  );
  expect(rolesOf(web)).toEqual(['heading2: Head', 'paragraph: Some words.', 'table: a\tb\n1\t2']);
});

test.for([
  [
    'a zip that unpacks to far more',
    'too-large',
    () =>
      zipSync({
        'word/document.xml': [new Uint8Array(50_000_000), { level: 9 }],
        '_rels/.rels': strToU8(relations(relation('r', 'word/document.xml'))),
      }),
    'a.docx',
  ],
  [
    'an archive that is cut',
    'broken',
    () => zip({ 'word/document.xml': '<w:document/>' }).subarray(0, 60),
    'a.docx',
  ],
  [
    'what Office has encrypted',
    'sealed',
    () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)),
    'a.docx',
  ],
  ['a text of nothing', 'empty', () => strToU8(' \n '), 'a.txt'],
] as const)('%s fails as %s', async ([, why, make, name]) => {
  await expect(read(name, make())).rejects.toMatchObject({ why });
});

test('entities declared in a file are never resolved', async () => {
  const xml =
    '<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>See &b; here</w:t></w:r></w:p></w:body></w:document>';
  const pages = await read('a.docx', zip({ 'word/document.xml': xml }));
  expect(rolesOf(pages)).toEqual(['paragraph: See &b; here']);
});

test('of a sheet with hundreds of thousands of rows the first are kept, and it says so', () => {
  const rows = Array.from(
    { length: 300_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`,
  );
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const { bytes, isCut } = withShortSheets(zip({ 'xl/worksheets/sheet1.xml': sheet }));
  expect(isCut).toBe(true);
  const kept = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
  expect(kept.length).toBeLessThan(sheet.length);
  expect(kept).toMatch(/<\/row><\/sheetData><\/worksheet>$/);
  expect(withShortSheets(zip({ 'xl/worksheets/sheet1.xml': '<worksheet/>' })).isCut).toBe(false);
});
