import { expect, test } from 'vitest';
import { bare, drawn } from './drawn.testing.tsx';

const scroll = (label: string) => `role="group" aria-label="${label}" tabindex="0"`;

test.each<[what: string, source: string, html: string]>([
  ['paragraphs, and lines within them', 'a\nb\n\nc', '<p>a\nb</p><p>c</p>'],
  ['line ends of other systems', 'a\r\n\r\n- b\r\n- c', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
  ['hard breaks', 'a  \nb\\\nc', '<p>a<br/>b<br/>c</p>'],
  ['emphasis', '*a* __b__ ***c***', '<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em></p>'],
  ['emphasis in emphasis', '**b *i* b**', '<p><strong>b <em>i</em> b</strong></p>'],
  ['no emphasis within words and sums', '2 * 3 * 4, a_b_c', '<p>2 * 3 * 4, a_b_c</p>'],
  ['strikethrough', '~~a~~', '<p><del>a</del></p>'],
  ['code spans', '`a` `` b`c `` `**d**`', '<p><code>a</code> <code>b`c</code> <code>**d**</code></p>'],
  ['escapes and entities', '\\*a\\* &amp; &#42; &copy; &unknown;', '<p>*a* &amp; * © &amp;unknown;</p>'],
  ['headings of both kinds', '# A #\n\nB\n---', '<h3>A</h3><h4>B</h4>'],
  ['headings that begin lower', '### A\n##### B', '<h3>A</h3><h4>B</h4>'],
  ['a list after a sentence', 'a:\n- b\n- c', '<p>a:</p><ul><li>b</li><li>c</li></ul>'],
  ['numbers that begin elsewhere', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['lists in lists', '- a\n  1. b', '<ul><li>a<div><ol><li>b</li></ol></div></li></ul>'],
  [
    'tasks',
    '- [x] a\n- [ ] b',
    '<ul><li><input type="checkbox" disabled="" aria-label="Done" checked=""/>a</li>' +
      '<li><input type="checkbox" disabled="" aria-label="To do"/>b</li></ul>',
  ],
  [
    'quotes',
    '> a\n> **b**\n>\n> - c',
    '<blockquote><p>a\n <strong>b</strong></p><ul><li>c</li></ul></blockquote>',
  ],
  ['rules', 'a\n\n---', '<p>a</p><hr/>'],
  [
    'tables, with empty cells, formulas, bars and breaks in them',
    '| a | b |\n|---|:-:|\n| *x* | |\n| 1<br>2 | p\\|q |\n| $y$ |',
    `<div ${scroll('Table')}><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody>` +
      '<tr><td><em>x</em></td><td></td></tr><tr><td>1<br/>2</td><td>p|q</td></tr>' +
      '<tr><td><code>y</code></td></tr></tbody></table></div>',
  ],
  [
    'links to the web',
    '[a](https://b.example "t")',
    '<p><a href="https://b.example" rel="noreferrer">a</a></p>',
  ],
  ['links to pages of ours', '[a](/login?b=1)', '<p><a href="/login?b=1" data-discover="true">a</a></p>'],
  [
    'links given apart',
    '[a][r] [r] [none]\n\n[R]: <https://c.example>',
    '<p><a href="https://c.example" rel="noreferrer">a</a> <a href="https://c.example" rel="noreferrer">r</a> [none]</p>',
  ],
  [
    'bare addresses',
    'www.a.example, <https://b.example> and c@d.example.',
    '<p><a href="https://www.a.example" rel="noreferrer">www.a.example</a>, ' +
      '<a href="https://b.example" rel="noreferrer">https://b.example</a> and ' +
      '<a href="mailto:c@d.example" rel="noreferrer">c@d.example</a>.</p>',
  ],
  [
    'pictures as links',
    '![a *b*](https://c.example/d.png)',
    '<p><a href="https://c.example/d.png" rel="noreferrer">Picture: a *b*</a></p>',
  ],
  [
    'formulas in a line',
    '$a_b$ \\(c\\) $$d$$ \\[e\\]',
    '<p><code>a_b</code> <code>c</code> <code>d</code> <code>e</code></p>',
  ],
  ['formulas as blocks', '$$\na\n- b\n$$\n\n\\[ c \\]', '<code>a\n- b</code><code>c</code>'],
  ['money is no formula', 'from $5 to $10, $ 3 or 5 $', '<p>from $5 to $10, $ 3 or 5 $</p>'],
  ['a formula that never ends', '$$\na\n\nb', '<p>$$\na</p><p>b</p>'],
  [
    'HTML as text',
    '<b onclick="x">a</b>\n\n<div>\n*c*',
    '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p><p>&lt;div&gt;\n<em>c</em></p>',
  ],
])('draws %s', (_what, source, html) => expect(bare(source)).toBe(html));

test('draws code with its language, as it was written', () => {
  const html = drawn('```python title\ndef a():\n\n  <b>\n```\n\n    indented\n      more');
  expect(html).toContain('<code>def a():\n\n  &lt;b&gt;</code>');
  expect(html).toMatch(/<figcaption[^>]*><span[^>]*>python<\/span>/);
  expect(html).toContain('<code>indented\n  more</code>');
  expect(html.match(/Copy<\/span>/g)).toHaveLength(2);
});

test('draws code within lists and quotes without what indents it', () => {
  expect(drawn('1. a\n   ```\n   b\n     c\n   ```')).toContain('<code>b\n  c</code>');
  expect(drawn('> ```\n> b\n> ```')).toContain('<code>b</code>');
});

test('leads from a note to its words', () => {
  const html = bare('a[^1] b[^x]\n\n[^1]: The *words*.\n\n[^x]: Word');
  const [, id] = /href="#([^"]+)"/.exec(html)!;
  expect(html).toContain(`<p id="${id}">`);
  expect(html).toContain('The <em>words</em>.');
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('lets words of every direction find theirs', () => {
  expect(drawn('שלום\n\n- سلام').match(/dir="auto"/g)).toHaveLength(2);
});
