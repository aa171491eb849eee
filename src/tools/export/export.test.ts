import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { measureEffort } from '#testing/effort.ts';
import type { OutlinePart } from './outline.ts';
import { makePdf } from './pdf/make-pdf.server.ts';
import { mostPages } from './pdf/sheet.server.ts';
import { writePdf } from './pdf/write-pdf.server.ts';
import { documentExporters } from './document-exporters.server.ts';
import { fileName } from './save-file.ts';

async function pdfOf(...more: OutlinePart[]) {
  const parts: OutlinePart[] = [{ is: 'title', text: 'A title' }, { is: 'note', text: 'a note' }, ...more];
  const bytes = await writePdf({ parts, origin: 'https://frenly.example' });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return { pdf, ...(await extractText(pdf, { mergePages: true })) };
}
const markdown = (text: string): OutlinePart => ({ is: 'markdown', text });

test('a PDF sets headings, lists, tables and code, and Greek and Cyrillic letters', async () => {
  const { text } = await pdfOf(
    { is: 'question', text: 'Why **so**?' },
    markdown(
      '## How\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| cell | Ελλάδα |\n\n```\n  code < here\n```\n\nЗдравствуй',
    ),
  );
  for (const words of [
    'A title',
    'Why **so**?',
    'How',
    '1. first',
    'cell',
    'Ελλάδα',
    'code < here',
    'Здравствуй',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('no typeface');
});

test('where letters cannot be set, a PDF says so', async () => {
  const { text } = await pdfOf(markdown('竹 and 🐼'));
  expect(text).toContain('□ and □');
  expect(text).toContain('Some letters or signs have no typeface here');
});

test('hostile text is text: links that could run are none, and pictures are not fetched', async () => {
  const { pdf, text } = await pdfOf(
    markdown(
      '[run](javascript:alert(1)) [ok](/help) ![x](https://example.org/x.png) <script>alert(1)</script>',
    ),
  );
  const links = (await (await pdf.getPage(1)).getAnnotations()) as { url?: string }[];
  expect(links.map(({ url }) => url)).toEqual(['https://frenly.example/help', 'https://example.org/x.png']);
  expect(text).toContain('<script>alert(1)</script>');
});

test('a very long document is cut at the last page and says so, and the event loop goes on meanwhile', async () => {
  const parts = [markdown(`\`\`\`\n${'bamboo\n'.repeat(20_000)}\`\`\``)];
  const effort = measureEffort();
  const bytes = await makePdf({ parts, origin: '' });
  // Setting this takes seconds, and none of them here.
  expect(effort()).toBeLessThan(500);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(pdf.numPages).toBe(mostPages);
  const { items } = await (await pdf.getPage(mostPages)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Cut after 300 pages');
});

test('a result is taken away as plain text too, under its name', async () => {
  const output = { texts: { text: '# Title\n- **bold** and [a link](https://a.example/b)' }, data: null };
  const plain = documentExporters.find(({ format }) => format === 'txt')!;
  expect(await plain.write({ output } as never)).toBe('Title\n- bold and a link (https://a.example/b)\n');
  expect(fileName('How bamboo grows: Ünder/../a', plain)).toBe('how-bamboo-grows-ünder-a.txt');
  expect(fileName('…', { extension: 'md' })).toBe('result.md');
});
