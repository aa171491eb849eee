import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { measureEffort } from '#testing/effort.ts';
import type { RunRow } from '../run/run-queries.server.ts';
import { exported, type Exported } from './exported.ts';
import { outlineOf, type OutlinePart } from './outline.ts';
import { makePdf } from './pdf/make-pdf.server.ts';
import { mostPages } from './pdf/sheet.server.ts';
import { writePdf } from './pdf/write-pdf.server.ts';
import { toExported } from './to-exported.server.ts';
import { writeMarkdown } from './write-markdown.ts';

const claim = (id: string, words: string, members: string[]) => ({
  id,
  words,
  voices: members.map((member) => ({ member, words, start: 0, end: 1 })),
  support: { engines: members, families: [], of: 2, words: `${members.length} of 2 engines` },
});
const member = (id: string, title: string) => ({
  id,
  engine: title,
  title,
  provider: 'p',
  family: 'f',
  state: 'done',
  note: null,
  sources: [{ title: 'Atlas', href: 'https://example.org/atlas' }],
  firstWordMs: 1,
  tookMs: 2,
  credits: null,
});
const finding = {
  edition: 1,
  available: true,
  agreed: [claim('1', 'Bamboo is a grass.', ['a', 'b'])],
  contested: [
    {
      id: '2',
      sides: [claim('3', 'It grows 91 cm a day.', ['a']), claim('4', 'It grows a metre a day.', ['b'])],
      difference: 'They differ on the number.',
      assumption: null,
      settledBy: 'a measurement',
    },
  ],
  single: [claim('5', 'It flowers once.', ['b'])],
  vote: null,
  summary: 'A grass.',
  matchedBy: 'words',
  judge: null,
  heard: ['a', 'b'],
};
const run = {
  id: '0',
  tool: 'consensus',
  state: 'done',
  createdAt: new Date('2026-05-01T12:00:00Z'),
  endedAt: null,
  input: { question: 'What is [bamboo](x)?', mode: 'consensus' },
  engines: [],
  output: {
    texts: { text: 'It is a **grass**.', a: 'A *grass*, says Ada.', b: 'Bob: a grass.' },
    data: {
      mode: 'consensus',
      members: [member('a', 'Ada'), member('b', 'Bob')],
      quorum: 2,
      deadlineMs: 1,
      finding,
      ranking: null,
    },
  },
} as unknown as RunRow;

const consensusOf = (raw: boolean): Exported =>
  toExported([run], { title: 'What is <b>bamboo</b>?', raw, titleOf: () => 'Consensus' });

test('a consensus is exported with who says what', () => {
  const [turn] = exported.parse(consensusOf(false)).turns;
  expect(turn).toMatchObject({
    engines: ['Ada', 'Bob'],
    sources: [{ title: 'Atlas', href: 'https://example.org/atlas' }],
    consensus: {
      agreed: [{ words: 'Bamboo is a grass.', support: '2 of 2 engines', by: ['Ada', 'Bob'] }],
      contested: [{ sides: [{ by: ['Ada'] }, { by: ['Bob'] }] }],
    },
    raw: [],
  });
});

test('Markdown says all of it, each engine’s own answer only when asked', () => {
  const text = writeMarkdown(outlineOf(consensusOf(true)));
  expect(text).toContain('# What is \\<b\\>bamboo\\</b\\>?');
  expect(text).toContain('> What is \\[bamboo\\](x)?');
  expect(text).toContain('- Bamboo is a grass.  \n  2 of 2 engines: Ada, Bob');
  expect(text).toMatch(/They differ on the number\.[^]*What would settle it: a measurement/);
  expect(text).toContain('1. [Atlas](<https://example.org/atlas>)');
  expect(text).toContain('### In full: Ada\n\nA *grass*, says Ada.');
  expect(writeMarkdown(outlineOf(consensusOf(false)))).not.toContain('says Ada');
});

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
