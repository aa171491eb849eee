import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import type { Block } from './blocks.ts';
import { parseMarkdown } from './markdown.ts';

const text = (text: string) => [{ is: 'text' as const, text }];
const parseLine = (source: string) =>
  parseMarkdown(source).flatMap((block) => (block.is === 'paragraph' ? block.line : []));

test('headings, paragraphs over several lines, lists and code', () => {
  const source = [
    '## First *thing*',
    '',
    'One line',
    'and its end.',
    '',
    '1. Open it',
    '   and look.',
    '2. Close it.',
    '- a bullet',
    '',
    '```',
    '## no heading',
    '  kept',
    '```',
    '### Third',
  ].join('\n');
  expect(parseMarkdown(source)).toEqual([
    { is: 'heading', level: 2, line: text('First *thing*') },
    { is: 'paragraph', line: text('One line and its end.') },
    { is: 'list', ordered: true, items: [text('Open it and look.'), text('Close it.')] },
    { is: 'list', ordered: false, items: [text('a bullet')] },
    { is: 'code', text: '## no heading\n  kept' },
    { is: 'heading', level: 3, line: text('Third') },
  ] satisfies Block[]);
});

test('bold, code and links within a line', () => {
  expect(parseLine('Press **Save**, run `npm **start**` or [sign in](/login?a=1).')).toEqual([
    { is: 'text', text: 'Press ' },
    { is: 'strong', text: 'Save' },
    { is: 'text', text: ', run ' },
    { is: 'code', text: 'npm **start**' },
    { is: 'text', text: ' or ' },
    { is: 'link', text: 'sign in', href: '/login?a=1' },
    { is: 'text', text: '.' },
  ]);
});

test('markup of other kinds stays text', () => {
  const hostile = '<img src=x onerror=alert(1)> ![x](https://evil.example/x.png) <script>';
  expect(parseMarkdown(hostile).every((block) => block.is === 'paragraph')).toBe(true);
  expect(JSON.stringify(parseMarkdown('<b>bold</b>'))).toContain('<b>bold</b>');
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'ftp://x',
  'vbscript:x',
])('a link to %s loses its link', (href) => {
  expect(parseLine(`[x](${href})`).every(({ is }) => is !== 'link')).toBe(true);
});

test.each(['/login', '/support?article=passkeys', '/', 'https://example.org/a', 'mailto:a@example.org'])(
  'a link to %s stays',
  (href) => expect(parseLine(`[x](${href})`)).toEqual([{ is: 'link', text: 'x', href }]),
);

test.each(['[', '`', '**', '[a](', '1. ', '- '])('a million of %j is read in no time', (piece) => {
  const effort = measureEffort();
  parseMarkdown(piece.repeat(1_000_000 / piece.length));
  expect(effort()).toBeLessThan(cpuLimit(1000));
});
