import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import type { OutlinePart } from './outline.ts';
import { makePdf } from './make-files.server.ts';
import { fetchFonts, takeFontFolders, useFontPacks } from './pdf/font-packs.server.ts';
import { textsOf } from './pdf/texts-of.ts';
import { mostPages, writePdf } from './pdf/write-pdf.server.ts';
import { documentExporters } from './document-exporters.server.ts';
import { fileName } from './save-file.ts';

/** Stands in for the packs: what they hold is taken from the packages themselves. */
const packages: Record<string, string> = {
  'letters-chinese': '@embedpdf/fonts-sc',
  'letters-japanese': '@embedpdf/fonts-jp',
  'letters-korean': '@embedpdf/fonts-kr',
};
const installed = (pack: string) => path.resolve('node_modules', packages[pack]!, 'fonts');

beforeEach(() => {
  takeFontFolders({});
  useFontPacks({ ensureSoon: async (pack) => installed(pack) });
});

async function pdfOf(...more: OutlinePart[]) {
  const parts: OutlinePart[] = [{ is: 'title', text: 'A title' }, { is: 'note', text: 'a note' }, ...more];
  await fetchFonts(textsOf(parts));
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
  expect(text).not.toContain('aren’t available');
});

test('where letters cannot be set, a PDF says so', async () => {
  const { text } = await pdfOf(markdown('க and 🐼'));
  expect(text).toContain('□ and □');
  expect(text).toContain('Some characters aren’t available');
});

test(
  'letters are fetched for texts that need them, and a PDF says why some are not there',
  { timeout: 120_000 },
  async () => {
    const fetched: string[] = [];
    useFontPacks({
      async ensureSoon(pack) {
        fetched.push(pack);
        if (pack === 'letters-korean') throw new Error('Korean letters could not be fetched: no network.');
        return installed(pack);
      },
    });
    const textOf = async (words: string) => {
      const made = await makePdf(
        { parts: [{ is: 'title', text: 'A title' }, markdown(words)], origin: 'https://frenly.example' },
        { who: 'someone' },
      );
      const { text } = await extractText(await getDocumentProxy(made), { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    };
    expect(await textOf('Nothing but letters, Ελλάδα и Москва')).not.toContain('aren’t available');
    expect(fetched).toEqual([]);

    expect(await textOf('パンダ')).toContain('パンダ');
    expect(fetched).toEqual(['letters-japanese']);

    expect(await textOf('판다')).toContain('Korean letters could not be fetched: no network.');
    expect(await textOf('竹')).toContain('竹');
    expect(fetched).toEqual(['letters-japanese', 'letters-korean', 'letters-chinese']);
  },
);

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
    expect(text).not.toMatch(/□|aren’t available/);
    const glyphs = await drawnGlyphs(pdf);
    expect(glyphs.length).toBeGreaterThan(3 * 10);
    expect(glyphs).not.toContain(0);
    const letters = (from: string) => new Set(from.normalize('NFKC').match(/\p{L}/gu));
    expect([...letters(words).difference(letters(text))]).toEqual([]);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([words]);
  },
);

/** Each line of the first page: where it begins and ends, in points from the left, and its words as they are seen. */
async function linesOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const lines = new Map<number, { from: number; to: number; text: string }>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [, , , , x, y] = item.transform as number[];
    const line = lines.get(Math.round(y!)) ?? { from: x!, to: x!, text: '' };
    lines.set(Math.round(y!), {
      from: Math.min(line.from, x!),
      to: Math.max(line.to, x! + item.width),
      text: line.text + item.str,
    });
  }
  return [...lines.values()];
}
const [leftEdge, rightEdge] = [62, 595 - 62];

test('what is read from the right begins there, and what is read from the left stays', async () => {
  const { pdf } = await pdfOf(markdown('שלום (abc) 12 עולם\n\n12 שלום and more\n\nA word, then שלום'));
  const [first, second, third] = (await linesOf(pdf)).filter(({ text }) => /[א-ת]/.test(text));
  expect(first!.to).toBeGreaterThan(rightEdge - 2);
  expect(second!.to).toBeGreaterThan(rightEdge - 2);
  expect(third!.from).toBeLessThan(leftEdge + 2);
});

test('lines break between the words of Thai and the signs of Chinese, never before a full stop', async () => {
  const { pdf } = await pdfOf(
    markdown(`${'หมีแพนด้ากินไผ่'.repeat(30)}\n\n${'大熊猫吃竹子。它们（很少）喝水'.repeat(12)}`),
  );
  const lines = await linesOf(pdf);
  expect(lines.filter(({ text }) => /[ก-๛]/.test(text)).length).toBeGreaterThan(3);
  const chinese = lines.filter(({ text }) => /\p{Script=Han}/u.test(text));
  expect(chinese.length).toBeGreaterThan(3);
  expect(chinese.filter(({ text }) => /^[。）]/.test(text) || text.endsWith('（'))).toEqual([]);
  for (const { to } of lines) expect(to).toBeLessThan(rightEdge + 2);
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
  const bytes = await makePdf({ parts, origin: '' }, { who: 'someone' });
  // Setting this takes seconds, and none of them here.
  expect(effort()).toBeLessThan(cpuLimit(500));
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
