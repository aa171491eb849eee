/** What a PDF holds beside its words, read back by another program than the one that wrote it. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { OutlinePart } from '../outline.ts';
import { writePdf } from './write-pdf.server.ts';

const title: OutlinePart = { is: 'title', text: 'What pandas eat' };
const markdown = (text: string): OutlinePart => ({ is: 'markdown', text });

async function written(...parts: OutlinePart[]) {
  const bytes = await writePdf({ parts: [title, ...parts], origin: 'https://frenly.example' });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return { bytes, pdf, page: await pdf.getPage(1) };
}

interface TagNode {
  role?: string;
  alt?: string;
  lang?: string;
  children?: TagNode[];
}
const allTags = (node: TagNode): TagNode[] => [node, ...(node.children ?? []).flatMap(allTags)];
const tagsOf = async (page: Awaited<ReturnType<typeof written>>['page']) =>
  allTags((await page.getStructTree()) as TagNode).filter(({ role }) => role);

test('a PDF is tagged: headings, lists, tables, quotations, links and footnotes are known as such', async () => {
  const { pdf, page } = await written(
    markdown(
      '# One\n\n- dot\n\n1. first\n\n> said\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n\nA [link](/x) and a note.[^1]\n\n[^1]: Below.',
    ),
  );
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = (await tagsOf(page)).map(({ role }) => role);
  for (const role of [
    'H1',
    'L',
    'LI',
    'LBody',
    'BlockQuote',
    'Table',
    'TH',
    'TD',
    'Code',
    'Link',
    'Note',
    'P',
  ])
    expect(roles).toContain(role);
});

test('a PDF says its title and its language, and which passages are in another', async () => {
  const { pdf, page } = await written(markdown('The pandas eat bamboo, and they do not stop.\n\nשלום עולם'));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'What pandas eat', Language: 'en' });
  expect((await tagsOf(page)).map(({ lang }) => lang)).toContain('he');
});

test('headings are bookmarks, one below the other, whatever ranks a text gives them', async () => {
  const { pdf } = await written(
    { is: 'heading', level: 2, text: 'Turn 1' },
    { is: 'heading', level: 3, text: 'Answer' },
    markdown('### Deep\n\n###### Deeper\n\n## Up'),
    { is: 'heading', level: 2, text: 'Turn 2' },
  );
  type Mark = Awaited<ReturnType<typeof pdf.getOutline>>[number];
  const named = ({ title: name, items }: Mark): unknown => [name, ...(items as Mark[]).map(named)];
  expect((await pdf.getOutline()).map(named)).toEqual([
    ['Turn 1', ['Answer', ['Deep', ['Deeper']], ['Up']]],
    ['Turn 2'],
  ]);
});

test('a picture of the text is drawn and described, and one that cannot be opened is its words', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1a6e3b' } })
    .png()
    .toBuffer();
  const { page, bytes } = await written(
    markdown(
      `![A leaf](data:image/png;base64,${png.toString('base64')})\n\n![A torn one](data:image/png;base64,iVBORw0KGgo=)`,
    ),
  );
  const figures = (await tagsOf(page)).filter(({ role }) => role === 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual(['A leaf']);
  expect(await textBy(bytes)).toContain('A torn one');
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g),
  ).toHaveLength(1);
});

/** As another reader, the one in many browsers, has it. */
async function textBy(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return text.replaceAll('\r\n', '\n');
}

test.each([
  ['from the right', ['שלום עולם זהו משפט', 'تعيش', 'الباندا', 'غابات']],
  ['from the left', ['สวัสดีชาวโลก', 'हिन्दी का वाक्य', 'First second third.']],
])('words that are read %s are read out in the order in which they were written', async (_side, words) => {
  const { bytes } = await written(markdown(words.join('\n\n')));
  const text = await textBy(bytes);
  const places = words.map((one) => text.indexOf(one));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a footnote is at the foot of the page that refers to it', async () => {
  const { bytes } = await written(markdown('First.[^n]\n\nLast.\n\n[^n]: A note.'));
  expect(await textBy(bytes)).toMatch(/First\.1[\s\S]*Last\.[\s\S]*1A note\.[\s\S]*1 of 1/);
});

test('a word wider than the page and a line of code go on below', async () => {
  const { page } = await written(markdown(`${'a'.repeat(400)}\n\n\`\`\`\n${'b'.repeat(400)}\n\`\`\``));
  const { items } = await page.getTextContent();
  const ends = items.flatMap((item) =>
    'str' in item ? [(item.transform as number[])[4]! + item.width] : [],
  );
  expect(Math.max(...ends)).toBeLessThan(595 - 62 + 2);
});
