import { strFromU8, unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { OutlinePart } from '../outline.ts';
import { writeDocx } from './write-docx.server.ts';

const origin = 'https://frenly.example';

function written(parts: OutlinePart[]) {
  const files = unzipSync(writeDocx({ parts, origin }));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('headings, lists, tables, quotations and links are what a word processor knows them as', () => {
  const files = written([
    { is: 'title', text: 'Pandas & <bamboo>' },
    {
      is: 'markdown',
      text: '## One\n\n**Bold** and [a link](https://a.example/?x=1&y=2), [ours](/support).\n\n3. third\n4. fourth\n\n- dot\n\n> said\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    },
  ]);
  expect(Object.keys(files).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/_rels/document.xml.rels',
    'word/document.xml',
    'word/numbering.xml',
    'word/styles.xml',
  ]);
  const document = files['word/document.xml']!;
  expect(document).toContain('Pandas &amp; &lt;bamboo&gt;');
  for (const style of ['Title', 'Heading2', 'Quote', 'ListParagraph'])
    expect(document).toContain(`<w:pStyle w:val="${style}"/>`);
  expect(document).toContain('<w:b/>');
  expect(document.match(/<w:tc>/g)).toHaveLength(4);
  const links = files['word/_rels/document.xml.rels']!;
  expect(links).toContain('Target="https://a.example/?x=1&amp;y=2"');
  expect(links).toContain(`Target="${origin}/support"`);
  // A list that begins at three goes on from there.
  expect(files['word/numbering.xml']).toContain('<w:startOverride w:val="3"/>');
});

test('whatever stands in a text, the file stays whole, and nothing in it leads where it must not', () => {
  const hostile = '\u0000\u0008 ]]> <w:p> </w:body> \ud800 [x](javascript:alert(1)) "quoted" &amp;';
  const files = written([
    { is: 'question', text: hostile },
    { is: 'markdown', text: hostile },
    { is: 'sources', items: [{ title: hostile, href: 'javascript:alert(1)' }] },
  ]);
  for (const text of Object.values(files)) {
    const open: string[] = [];
    for (const [, close, name, empty] of text.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (empty) continue;
      if (close) expect(open.pop()).toBe(name);
      else open.push(name!);
    }
    expect(open).toEqual([]);
    expect(parseDocument(text, { xmlMode: true }).children.length).toBeGreaterThan(0);
    expect(text.isWellFormed()).toBe(true);
  }
  expect(files['word/_rels/document.xml.rels']).not.toContain('javascript');
});
