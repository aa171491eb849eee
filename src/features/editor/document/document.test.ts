/** Documents without an editor: in a shared document, settled, written out and read back. */
import { getSchema } from '@tiptap/core';
import { yXmlFragmentToProsemirrorJSON, prosemirrorJSONToYXmlFragment } from '@tiptap/y-tiptap';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { DOMParser } from 'linkedom';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { documentExtensions } from '../extensions/all.ts';
import { toDocx } from '../export/to-docx.server.ts';
import { toHtml } from '../export/to-html.ts';
import { toMarkdown } from '../export/to-markdown.ts';
import { fromDocx, NotADocument } from '../import/from-docx.ts';
import { readFile } from '../import/read-file.ts';
import { fromMarkdown } from '../import/from-markdown.ts';
import { fromText } from '../import/from-text.ts';
import { richContent, type DocNode, type RichContent } from './content.ts';
import { docField, readLive, writeLive } from './live.ts';
import { plainTextOf } from './plain.ts';
import { roomForText } from './room-for-text.ts';
import { breakMark, settled } from './settled.ts';

const t = (text: string, ...marks: (string | [string, Record<string, unknown>])[]): DocNode => ({
  type: 'text',
  text,
  ...(marks.length > 0
    ? {
        marks: marks.map((one) =>
          typeof one === 'string' ? { type: one } : { type: one[0], attrs: one[1] },
        ),
      }
    : {}),
});
const p = (...content: DocNode[]): DocNode => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
});
const doc = (...content: DocNode[]): DocNode => ({ type: 'doc', content });
const ins = (text: string, id = 'a') => t(text, ['insertion', { id }]);
const del = (text: string, id = 'a') => t(text, ['deletion', { id }]);

const rich = doc(
  { type: 'heading', attrs: { level: 2 }, content: [t('Pandas & <bamboo>')] },
  p(
    t('They eat '),
    t('bamboo', 'bold'),
    t(' and '),
    t('more', ['link', { href: 'https://a.example/?x=1' }]),
    t('.'),
  ),
  {
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          p(t('one')),
          { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('deep'))] }] },
        ],
      },
      { type: 'listItem', content: [p(t('two'))] },
    ],
  },
  { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [p(t('third'))] }] },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableHeader', content: [p(t('a'))] },
          { type: 'tableHeader', content: [p(t('b'))] },
        ],
      },
      {
        type: 'tableRow',
        content: [
          { type: 'tableCell', content: [p(t('1'))] },
          { type: 'tableCell', content: [p(t('2'))] },
        ],
      },
    ],
  },
  { type: 'codeBlock', content: [t('let a = 1;\nlet b;')] },
  { type: 'blockMath', attrs: { latex: 'a^2' } },
);

const suggestedDoc = doc(
  p(t('We meet on '), del('Monday'), ins('Tuesday'), t(' at noon.')),
  p(del('This goes.', 'b')),
  p(t('One line')),
  p(ins(`${breakMark}`, 'c'), t(' that was parted.')),
  p(ins(`${breakMark}A new one.`, 'd')),
);
const notes: RichContent['notes'] = {
  a: { is: 'suggestion', by: 'Ana', at: 1_700_000_000_000, why: 'It moved.' },
  b: { is: 'suggestion', by: 'Ben', at: 1_700_000_000_000, why: null },
  k: { is: 'comment', by: 'Ana', at: 1_700_000_000_000, text: 'Sure?', replies: [], done: false },
};

describe('in a shared document', () => {
  test('it reads as the editor’s own binding reads and writes it', () => {
    const ours = new Y.Doc();
    writeLive(ours, { doc: rich, notes });
    const schema = getSchema(documentExtensions());
    const theirs = yXmlFragmentToProsemirrorJSON(ours.getXmlFragment(docField));
    expect(schema.nodeFromJSON(theirs).toJSON()).toEqual(schema.nodeFromJSON(rich).toJSON());
    const other = new Y.Doc();
    prosemirrorJSONToYXmlFragment(schema, schema.nodeFromJSON(rich).toJSON(), other.getXmlFragment(docField));
    expect(schema.nodeFromJSON(readLive(other).doc).toJSON()).toEqual(schema.nodeFromJSON(rich).toJSON());
    expect(readLive(ours)).toEqual({ doc: rich, notes });
  });

  test('a change touches what differs alone, so that others keep what they write', () => {
    const one = new Y.Doc();
    writeLive(one, { doc: doc(p(t('first')), p(t('second')), p(t('third'))), notes: {} });
    const two = new Y.Doc();
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    writeLive(one, { doc: doc(p(t('first')), p(t('changed')), p(t('third'))), notes: {} });
    ((two.getXmlFragment(docField).get(2) as Y.XmlElement).get(0) as Y.XmlText).insert(5, '!');
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    expect(plainTextOf(readLive(two).doc)).toBe('first\n\nchanged\n\nthird!');
  });

  test('an empty paragraph has one text, whoever made it, so that two who begin in it at once write into the same', () => {
    const written = new Y.Doc();
    writeLive(written, { doc: doc(p()), notes: {} });
    writeLive(written, { doc: doc(p(t('words'))), notes: {} });
    writeLive(written, { doc: doc(p()), notes: {} });
    const typed = new Y.Doc();
    roomForText(typed);
    typed.getXmlFragment(docField).insert(0, [new Y.XmlElement('paragraph')]);
    for (const one of [written, typed]) {
      const { length, firstChild } = one.getXmlFragment(docField).get(0) as Y.XmlElement;
      expect([length, firstChild instanceof Y.XmlText]).toEqual([1, true]);
      expect(readLive(one).doc).toEqual(doc(p()));
    }
  });
});

test('suggestions taken and refused, all at once', () => {
  expect(plainTextOf(settled(suggestedDoc, true))).toBe(
    'We meet on Tuesday at noon.\n\nOne line\n\n that was parted.\n\nA new one.',
  );
  expect(plainTextOf(settled(suggestedDoc, false))).toBe(
    'We meet on Monday at noon.\n\nThis goes.\n\nOne line that was parted.',
  );
  expect(plainTextOf(suggestedDoc)).toBe(plainTextOf(settled(suggestedDoc, false)));
});

test('what is no document is refused', () => {
  for (const bad of [
    { type: 'doc', content: [{ type: 'script' }] },
    { type: 'paragraph' },
    null,
    { type: 'doc', content: [{ type: 'text', text: '' }] },
    { type: 'doc', attrs: { a: { b: 1 } } },
  ])
    expect(richContent.safeParse({ doc: bad, notes: {} }).success).toBe(false);
  let deep: DocNode = p();
  for (let at = 0; at < 100; at += 1) deep = { type: 'blockquote', content: [deep] };
  expect(richContent.safeParse({ doc: doc(deep), notes: {} }).success).toBe(false);
  expect(richContent.safeParse({ doc: rich, notes }).success).toBe(true);
});

describe('out and in', () => {
  test('Markdown there and back', () => {
    const source = toMarkdown(rich);
    expect(source).toContain('## Pandas & \\<bamboo\\>');
    expect(source).toContain('- one\n');
    expect(source).toContain('| a | b |\n| --- | --- |\n| 1 | 2 |');
    expect(toMarkdown(fromMarkdown(source))).toBe(source);
    expect(toMarkdown(fromMarkdown('- [x] done\n- [ ] open'))).toBe('- [x] done\n- [ ] open');
  });

  test('formulas, footnotes, pictures, code and the sides of columns come in and go out', () => {
    const source = [
      'Energy is $E = mc^2$, as `$HOME` is not.[^a] More[^b].',
      '| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |',
      '```python\nprint("[^a]: no note")\n```',
      '$$\nx^2\n$$',
      '![A panda](data:image/png;base64,iVBORw0KGgo=)',
      '[^a]: By Einstein,\n    in 1905.',
      '[^b]: One',
    ].join('\n\n');
    const read = fromMarkdown(source);
    const flat = JSON.stringify(read);
    expect(flat).toContain('{"type":"inlineMath","attrs":{"latex":"E = mc^2"}}');
    expect(flat).toContain('{"type":"footnote","attrs":{"text":"By Einstein, in 1905."}}');
    expect(flat).toContain(
      '{"type":"image","attrs":{"src":"data:image/png;base64,iVBORw0KGgo=","alt":"A panda"}}',
    );
    expect(flat).toContain('{"type":"tableCell","attrs":{"align":"right"}');
    expect(flat).toContain('{"type":"codeBlock","attrs":{"language":"python"}');
    const out = toMarkdown(read, { withPictures: true });
    expect(out).toBe(
      source
        .replace('[^a]', '[^1]')
        .replace('[^b]', '[^2]')
        .replace('[^a]: By Einstein,\n    in', '[^1]: By Einstein, in')
        .replace('[^b]: One', '[^2]: One'),
    );
    expect(toMarkdown(fromMarkdown(out), { withPictures: true })).toBe(out);
    expect(toMarkdown(read)).toContain('*Picture: A panda*');
    expect(getSchema(documentExtensions()).nodeFromJSON(read).check()).toBeUndefined();
    const long = 'One more line.\n\n'.repeat(4500);
    expect(fromMarkdown(long).content).toHaveLength(4500);
  });

  test('HTML shows suggestions, and nothing in it runs or loads', () => {
    const html = toHtml(
      '<b>',
      doc(p(t('a', ['link', { href: 'javascript:alert(1)' }]), ins('<i>')), {
        type: 'image',
        attrs: { src: 'https://spy.example/x.png', alt: 'x' },
      }),
    );
    expect(html).not.toMatch(/javascript|spy\.example|<i>|<b>/);
    expect(html).toContain('<ins>&lt;i&gt;</ins>');
  });

  test('plain text keeps paragraphs and lines, in any script', () => {
    expect(plainTextOf(fromText('שלום עולם\nשורה\r\n\r\n👨‍👩‍👧 family'))).toBe('שלום עולם\nשורה\n\n👨‍👩‍👧 family');
  });
});

describe('Word', () => {
  const readXml = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml') as unknown as Document;
  const written = toDocx({
    title: 'Plan',
    content: { doc: suggestedDoc, notes },
    origin: 'https://frenly.example',
  });
  const xml = strFromU8(unzipSync(written)['word/document.xml']!);

  const wordsIn = (element: Element): Element[] =>
    [...element.children].flatMap((one) => (/^w:(?:t|delText)$/.test(one.tagName) ? [one] : wordsIn(one)));

  /** What another program makes of the file, by its own rules for tracked changes. */
  function settledByWord(taken: boolean): string[] {
    const page = readXml(xml);
    const lines: string[] = [];
    let joins = false;
    for (const paragraph of page.getElementsByTagName('w:p')) {
      const words = wordsIn(paragraph)
        .filter((one) => one.tagName === 'w:t' || !taken)
        .filter((one) => taken || (one.parentNode!.parentNode as Element).tagName !== 'w:ins')
        .map(({ textContent }) => textContent)
        .join('');
      if (joins) lines[lines.length - 1] += words;
      else lines.push(words);
      const mark = paragraph.getElementsByTagName('w:rPr')[0];
      joins =
        !taken &&
        (mark?.parentNode as Element | undefined)?.tagName === 'w:pPr' &&
        mark!.getElementsByTagName('w:ins').length > 0;
    }
    return lines.filter((line) => line.trim() !== '');
  }

  test('suggestions are tracked changes: taking all and refusing all gives the same texts', () => {
    expect(
      settledByWord(true)
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual(
      plainTextOf(settled(suggestedDoc, true))
        .split('\n\n')
        .map((line) => line.trim()),
    );
    expect(settledByWord(false).slice(1)).toEqual(plainTextOf(settled(suggestedDoc, false)).split('\n\n'));
    // What is struck out whole leaves no empty paragraph behind.
    expect(xml).toMatch(
      /<w:pPr><w:rPr><w:del [^>]+\/><\/w:rPr><\/w:pPr><w:del [^>]+><w:r><w:delText[^>]*>This goes\./,
    );
    expect(xml).toMatch(/<w:ins w:id="\d+" w:author="Ana" w:date="2023-11-14T22:13:20Z">/);
  });

  test('a change to a change, and a picture that goes, are written as the format allows', () => {
    const both = { type: 'text', text: 'both', marks: [...ins('x').marks!, ...del('x').marks!] };
    const picture = {
      type: 'image',
      attrs: { src: 'data:image/webp;base64,AAAA', alt: 'A dot', width: 1, height: 1 },
      marks: del('x').marks!,
    };
    const files = unzipSync(
      toDocx({ title: 'T', content: { doc: doc(p(both, picture)), notes }, origin: 'https://x.example' }),
    );
    const page = readXml(strFromU8(files['word/document.xml']!));
    for (const name of ['w:ins', 'w:del', 'w:r'])
      for (const element of page.getElementsByTagName(name))
        expect((element.parentNode as Element).tagName).toMatch(
          name === 'w:r' ? /^w:(?:p|del)$/ : /^w:(?:p|ins|rPr)$/,
        );
    expect(page.getElementsByTagName('w:drawing')).toHaveLength(1);
    expect(strFromU8(files['[Content_Types].xml']!)).toContain('ContentType="image/webp"');
  });

  test('formatting, lists, tables, comments and changes come back', () => {
    const commented = doc(
      ...rich.content!.slice(0, 5),
      p(t('Look '), t('here', ['comment', { id: 'k' }])),
      p(t('on '), del('Monday'), ins('Tuesday')),
    );
    const read = fromDocx(
      toDocx({ title: 'T', content: { doc: commented, notes }, origin: 'https://x.example' }),
      readXml,
    );
    const [title, heading, first, list, counted, table] = read.doc.content!;
    expect(plainTextOf(doc(title!, heading!))).toBe('T\n\nPandas & <bamboo>');
    expect(first!.content).toEqual(rich.content![1]!.content);
    expect(list).toEqual(rich.content![2]);
    expect(counted!.type).toBe('orderedList');
    expect(table).toEqual(rich.content![4]);
    expect(Object.values(read.notes).map(({ by, is }) => `${is} ${by}`)).toEqual(
      expect.arrayContaining(['comment Ana', 'suggestion Ana']),
    );
    expect(plainTextOf(settled(read.doc, true))).toContain('on Tuesday');
    expect(plainTextOf(settled(read.doc, false))).toContain('on Monday');
  });

  test('pictures come back, and what has no room is named', () => {
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const picture = { type: 'image', attrs: { src: png, alt: 'A dot', width: 1, height: 1 } };
    const bytes = toDocx({
      title: 'T',
      content: { doc: doc(p(t('before')), picture, p(t('after'))), notes: {} },
      origin: 'https://x.example',
    });
    const [, before, image, after] = fromDocx(bytes, readXml).doc.content!;
    expect(image).toMatchObject({ type: 'image', attrs: { src: png } });
    expect([before, after].map((one) => plainTextOf(doc(one!)))).toEqual(['before', 'after']);
    const without = unzipSync(bytes, { filter: ({ name }) => !name.includes('media') });
    expect(plainTextOf(fromDocx(zipSync(without), readXml).doc)).toContain('[Picture left out');
  });

  test('many tracked changes are read in one go', () => {
    const many = doc(
      ...Array.from({ length: 3000 }, (_, at) => p(t('We meet on '), del(`day ${at}`), ins(`night ${at}`))),
    );
    const read = fromDocx(
      toDocx({ title: 'T', content: { doc: many, notes }, origin: 'https://x.example' }),
      readXml,
    );
    expect(Object.keys(read.notes)).toHaveLength(6000);
    expect(plainTextOf(settled(read.doc, true))).toContain('night 2999');
  });

  test('what is no Word document says so', () => {
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('hello'),
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    ])
      expect(() => fromDocx(bytes, readXml)).toThrow(NotADocument);
  });
});

test('a million characters are accepted; a longer document is refused with a suggestion', async () => {
  const text = (length: number) =>
    new File(
      [`${'A line of plain words. '.repeat(20)}\n\n`.repeat(length / 462).slice(0, length)],
      'long.txt',
    );
  const { content } = await readFile(text(1_000_000));
  expect(content.doc.content!.length).toBeGreaterThan(2_000);
  await expect(readFile(text(2_600_000))).rejects.toThrow('The limit is 2.5 million characters');
  const many = new File(['a\n\n'.repeat(70_000)], 'many.txt');
  await expect(readFile(many)).rejects.toThrow(/too long for one document: \d\.\d MB .* Split it into parts/);
  await expect(readFile(new File([new Uint8Array(12_000_001)], 'big.docx'))).rejects.toThrow(
    'The limit is 12 MB',
  );
});
