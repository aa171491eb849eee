import { expect, test } from 'vitest';
import { isSafeLink, readAnswer } from './answer-markup.ts';

const text = (text: string) => ({ is: 'text', text });

test('lines stay lines, and an empty line begins a paragraph', () => {
  expect(readAnswer('Lisbon.\nIts currency is the euro.\n\nA country.')).toEqual([
    { is: 'paragraph', lines: [[text('Lisbon.')], [text('Its currency is the euro.')]] },
    { is: 'paragraph', lines: [[text('A country.')]] },
  ]);
});

test('lists follow a sentence without an empty line, as the help writes them', () => {
  expect(readAnswer('From “Sign in”:\n1. Open it.\n2. Go on.\n- other')).toEqual([
    { is: 'paragraph', lines: [[text('From “Sign in”:')]] },
    { is: 'list', ordered: true, items: [[text('Open it.')], [text('Go on.')]] },
    { is: 'list', ordered: false, items: [[text('other')]] },
  ]);
});

test('marks within a line', () => {
  expect(readAnswer('**43.2** is `18%` of *it*, [see](/support)')).toEqual([
    {
      is: 'paragraph',
      lines: [
        [
          { is: 'strong', text: '43.2' },
          text(' is '),
          { is: 'code', text: '18%' },
          text(' of '),
          { is: 'emphasis', text: 'it' },
          text(', '),
          { is: 'link', text: 'see', href: '/support' },
        ],
      ],
    },
  ]);
  expect(readAnswer('2 * 3 * 4 and a_b_c')).toEqual([
    { is: 'paragraph', lines: [[text('2 * 3 * 4 and a_b_c')]] },
  ]);
});

test('code keeps its lines, closed or not', () => {
  expect(readAnswer('```js\na\n\nb\n```\nend')).toEqual([
    { is: 'code', text: 'a\n\nb' },
    { is: 'paragraph', lines: [[text('end')]] },
  ]);
  expect(readAnswer('```\na')).toEqual([{ is: 'code', text: 'a' }]);
});

test('what could run loses its link', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil', 'ftp://x'])
    expect(isSafeLink(href), href).toBe(false);
  for (const href of ['/support?article=x', 'https://example.org', 'mailto:a@b.c'])
    expect(isSafeLink(href), href).toBe(true);
  expect(readAnswer('[x](javascript:alert)')).toEqual([{ is: 'paragraph', lines: [[text('x')]] }]);
});

test('a long hostile line is read at once', () => {
  for (const hostile of ['*'.repeat(100_000), '[a]('.repeat(30_000), '`'.repeat(100_001)])
    expect(readAnswer(hostile)).toHaveLength(1);
});
