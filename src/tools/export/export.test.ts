import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { measureEffort } from '#testing/effort.ts';
import type { OutlinePart } from './outline.ts';
import { breakable } from './pdf/breakable.ts';
import { makePdf } from './pdf/make-pdf.server.ts';
import { orderLine, readsFromRight } from './pdf/order-line.server.ts';
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
  const { text } = await pdfOf(markdown('க and 🐼'));
  expect(text).toContain('□ and □');
  expect(text).toContain('Some letters or signs have no typeface here');
});

/** pdf.js tells each glyph that is drawn; number 0 is the box that a typeface shows for what it lacks. */
async function drawnGlyphs(pdf: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const { argsArray } = await (await pdf.getPage(1)).getOperatorList();
  return (argsArray as unknown[][])
    .flatMap((args) => (Array.isArray(args?.[0]) ? (args[0] as unknown[]) : []))
    .filter((glyph) => typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph)
    .map((glyph) => (glyph as { originalCharCode: number }).originalCharCode);
}

test.each([
  ['Arabic', 'مرحبا بالعالم، هذا نص عربي (قصير) فيه 123'],
  ['Persian', 'من کتاب\u200cهای خوب می\u200cخواهم و پاندا هم گیاه می\u200cخورد'],
  ['Hebrew', 'שלום עולם, זהו משפט (קצר) בעברית'],
  ['Devanagari', 'नमस्ते दुनिया, यह हिन्दी का वाक्य है'],
  ['Thai', 'สวัสดีชาวโลก หมีแพนด้ากินไผ่'],
  ['Chinese', '大熊猫每天吃竹子，住在山林里。繁體字體'],
  ['Japanese', 'パンダは毎日笹を食べます。'],
  ['Korean', '판다는 매일 대나무를 먹습니다.'],
])(
  'a sentence in %s is set in letters, plain and heavy, and can be read out again',
  async (_script, words) => {
    const { pdf, text } = await pdfOf(
      { is: 'heading', level: 2, text: words },
      markdown(`${words}\n\n**${words}**`),
    );
    expect(text).not.toMatch(/□|no typeface/);
    const glyphs = await drawnGlyphs(pdf);
    expect(glyphs.length).toBeGreaterThan(3 * 10);
    expect(glyphs).not.toContain(0);
    const letters = (from: string) => new Set(from.normalize('NFKC').match(/\p{L}/gu));
    expect([...letters(words).difference(letters(text))]).toEqual([]);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([words]);
  },
);

test('what is read from the right begins there, with figures and brackets the right way round', () => {
  const piece = (text: string) => ({ font: 'f', text, x: 0, width: 10 * text.length, span: { text } });
  const { pieces } = orderLine(
    { pieces: [piece('שלום (abc) 12 עולם')], width: 180 },
    { fromRight: true, room: 200, widthOf: (_piece, text) => 10 * text.length },
  );
  expect(pieces.map(({ text }) => text).join('|')).toBe('עולם| |12| |(|abc|)| |שלום');
  expect(pieces.at(-1)!.x + pieces.at(-1)!.width).toBe(200);
  expect(readsFromRight('12 שלום and more')).toBe(true);
  expect(readsFromRight('A word, then שלום')).toBe(false);
});

test('lines break between the words of Thai and the signs of Chinese, never before a full stop', () => {
  expect(breakable('หมีแพนด้ากินไผ่').length).toBeGreaterThan(2);
  const parts = breakable('大熊猫吃竹子。它们（很少）喝水');
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.filter((part) => /^[。）]/.test(part) || part.endsWith('（'))).toEqual([]);
  expect(breakable('bamboo')).toEqual(['bamboo']);
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
  const output = {
    texts: { text: '# Title\n- **bold**, [a link](https://a.example/b) and [page 3](/d?quote=p3)' },
    data: null,
  };
  const plain = documentExporters.find(({ format }) => format === 'txt')!;
  expect(await plain.write({ output, origin: 'https://frenly.example' } as never)).toBe(
    'Title\n- bold, a link (https://a.example/b) and page 3 (https://frenly.example/d?quote=p3)\n',
  );
  expect(fileName('How bamboo grows: Ünder/../a', plain)).toBe('how-bamboo-grows-ünder-a.txt');
  expect(fileName('…', { extension: 'md' })).toBe('result.md');
});
