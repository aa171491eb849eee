/** Whatever stands in a text is text, and the typesetter sees nothing but what it is given. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import type { tasks } from '../export-worker.server.ts';
import type { OutlinePart } from '../outline.ts';
import { withMemoryLimit } from './memory-limit.ts';
import { typeset } from './typst.server.ts';
import { writePdf } from './write-pdf.server.ts';

const attacks = [
  '#read("/etc/passwd")',
  '#import "@preview/cetz:0.3.0": canvas',
  '#include "document.json"',
  '#eval("1 + 1")',
  '#panic("stop")',
  '#while true {}',
  '"); panic("out") //',
  '\\u{41} \\n \\" \\\\',
  '$ x^2 $ and $$',
  '`raw` ``` and ``',
  '/* no comment */ // none',
  '= Heading? <label> @reference ~ --- ...',
  '#set page(width: 1pt)',
  '{{}} [[]] (()) #[ #{ #(',
];

async function textOf(parts: OutlinePart[]) {
  const bytes = await writePdf({ parts, origin: '' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

test.each(attacks)('%s is set as it was written, wherever it stands', async (attack) => {
  const fence = '~~~~';
  const text = await textOf([
    { is: 'title', text: attack },
    { is: 'note', text: attack },
    { is: 'question', text: attack },
    { is: 'heading', level: 2, text: attack },
    { is: 'points', items: [{ text: attack, note: attack }] },
    { is: 'sources', items: [{ title: attack, href: `https://a.example/${encodeURI(attack)}` }] },
    { is: 'markdown', text: `${fence}\n${attack}\n${fence}` },
  ]);
  // Also at the foot of the page, and once more where a line breaks.
  expect(text.replaceAll(/\s/g, '').split(attack.replaceAll(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(8);
  expect(text).not.toContain('root:');
});

test('all of them as Markdown make a document', async () => {
  const text = await textOf([{ is: 'markdown', text: attacks.join('\n\n') }]);
  expect(text).toContain('#read("/etc/passwd")');
});

const nothing = { files: {}, fonts: [] };

test.each([
  '#read("/etc/passwd")',
  '#read("../../package.json")',
  '#import "@preview/cetz:0.3.0": canvas',
  '#image("/x.png")',
])('the program itself cannot open %s', async (source) => {
  await expect(typeset({ ...nothing, source }, () => null)).rejects.toThrow(
    /not found|access|failed|package/i,
  );
});

test(
  'deep nesting, a million letters in one word and many empty cells end in a document',
  { timeout: 300_000 },
  async () => {
    for (const text of [
      '> '.repeat(3_000),
      `${'- '.repeat(500)}deep`,
      Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n'),
      '#'.repeat(1_000_000),
      `|${'a|'.repeat(99)}\n|${'-|'.repeat(99)}\n${'||\n'.repeat(400)}`,
    ])
      expect((await writePdf({ parts: [{ is: 'markdown', text }], origin: '' })).length).toBeGreaterThan(500);
  },
);

test('a document over its time ends with its thread, within the program too, and the next one is set', async () => {
  const pool = createWorkerPool<typeof tasks>({
    entry: new URL('../export-worker.server.ts', import.meta.url),
  });
  const set = (text: string, deadlineMs: number) =>
    pool.runTask('pdf', { parts: [{ is: 'markdown', text }], origin: '', fontFolders: {} }, { deadlineMs });
  try {
    await set('Loads the program.', 60_000);
    await expect(set('leaf '.repeat(200_000), 200)).rejects.toMatchObject({ code: 'too_large:work' });
    expect((await set('Another.', 60_000)).length).toBeGreaterThan(500);
  } finally {
    await pool.close();
  }
});

test('the program’s memory has a limit, which stands in the program', () => {
  const file = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  const limited = withMemoryLimit(fs.readFileSync(file), 64);
  expect(WebAssembly.validate(limited)).toBe(true);
  // A small program with a memory of one page, by hand.
  const small = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 5, 1, 1, 0x6d, 2, 0]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(withMemoryLimit(small, 1)));
  const memory = exports.m as WebAssembly.Memory;
  expect(memory.grow(15)).toBe(1);
  expect(() => memory.grow(1)).toThrow();
});
