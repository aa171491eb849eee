/** Nothing that anyone writes runs, loads, or holds up the page. */
import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { diagramPictures } from './diagram-svg.ts';
import { drawn } from './drawn.testing.tsx';
import { formulaHtml } from './formula-html.ts';
import { highlightCode } from './highlight-code.ts';
import { isSafeLink } from '../is-safe-link.ts';

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<style>@import "https://evil.example"</style>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<link rel=preload href=https://evil.example>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<details open ontoggle=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<form action=javascript:alert(1)><button>x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
];

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '\\javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://x/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:/\\evil.example',
  '#" onclick="alert(1)',
];

const shapes = [
  (text: string) => text,
  (text: string) => `**${text}**`,
  (text: string) => `- ${text}\n  - ${text}`,
  (text: string) => `> ${text}`,
  (text: string) => `# ${text}`,
  (text: string) => `| ${text} | b |\n|---|---|\n| ${text} | \`${text}\` |`,
  (text: string) => `\`\`\`html\n${text}\n\`\`\``,
  (text: string) => `$${text}$ and \\(${text}\\)\n\n$$\n${text}\n$$`,
  (text: string) => `[${text}](https://ok.example "${text}") ![${text}](https://ok.example)`,
  (text: string) => `[^a]\n\n[^a]: ${text}`,
  (text: string) => `\`\`\`mermaid\ngraph TD\nA[${text}]\n\`\`\``,
];

/** Elements that are there, with their attributes; what is escaped is text. */
const elements = (html: string) => html.match(/<[a-z][^>]*>/gi) ?? [];
const known =
  /^<(?:div|p|h[3-6]|ul|ol|li|input|blockquote|figure|figcaption|pre|code|span|button|svg|path|rect|circle|em|strong|del|a|sup|br|hr|table|thead|tbody|tr|th|td|mark)\b/;

function expectHarmless(html: string) {
  for (const element of elements(html)) {
    expect(element).toMatch(known);
    expect(element).not.toMatch(/\son\w+=|\sstyle=|\ssrc|srcdoc|formaction/i);
    const href = /\shref="([^"]*)"/.exec(element)?.[1];
    if (href !== undefined && !href.startsWith('#'))
      expect(isSafeLink(href.replaceAll('&amp;', '&')), element).toBe(true);
  }
}

test.each(scripts)('%s is text wherever it stands', (script) => {
  for (const shape of shapes)
    for (const streaming of [false, true]) expectHarmless(drawn(shape(script), { streaming }));
});

test.each(addresses)('a link to %j leads nowhere', (href) => {
  const ways = [
    `[x](${href})`,
    `[x](<${href}>)`,
    `![x](${href})`,
    `<${href}>`,
    `[x][r]\n\n[r]: ${href}`,
    `[r]\n\n[r]: <${href}>`,
  ];
  for (const way of ways)
    for (const shape of shapes.slice(0, 6)) {
      const html = drawn(shape(way));
      expectHarmless(html);
      expect(html).not.toMatch(/href="[^"]*(?:script|data:|blob:|file:)/i);
    }
});

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{https://evil.example/x.png}',
  '\\htmlClass{a}{x}',
  '\\htmlStyle{background:url(https://evil.example)}{x}',
  '\\htmlData{a=b}{x}',
  '\\text{<img src=x onerror=alert(1)>}',
  '\\unicode{<script>}',
])('the formula %s reaches nothing', (source) => {
  let html = '';
  try {
    html = formulaHtml({ how: 'inline', source });
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
  for (const element of elements(html))
    expect(element).not.toMatch(/<(?:a|img|script|iframe)\b|\shref=|\ssrc=|\son\w+=|url\(/i);
});

test.each([
  '\\def\\a{\\a\\a}\\a',
  `${'{'.repeat(2000)}x${'}'.repeat(2000)}`,
  '\\rule{99999em}{99999em}',
  '\\frac'.repeat(800),
])('the formula %.30s is over soon', (source) => {
  const effort = measureEffort();
  try {
    expect(formulaHtml({ how: 'display', source })).not.toContain('99999');
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
  expect(effort()).toBeLessThan(cpuLimit(2000));
});

test.each([
  'graph TD\nA[<script>alert(1)</script>] --> B["<img src=x onerror=alert(1)>"]',
  'graph TD\nA --> B\nclick A "javascript:alert(1)"\nclick B href "https://evil.example"',
  'graph TD\nA --> B\nstyle A fill:url(https://evil.example)\nclassDef x fill:#fff"onload="alert(1)\nclass A x',
  '%%{init: {"securityLevel": "loose", "themeCSS": "@import url(https://evil.example)"}}%%\ngraph TD\nA-->B',
  'sequenceDiagram\nA->>B: <script>alert(1)</script>\nlink A: x @ https://evil.example',
])('a diagram is a picture that loads nothing: %s', (source) => {
  const { light, dark } = diagramPictures({ how: 'mermaid', source });
  for (const svg of [light, dark]) {
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toContain('@import');
    for (const element of elements(svg))
      expect(element.replaceAll(/(?<!href=)"[^"]*"/g, '""')).not.toMatch(
        /<(?:script|foreignObject|image|img|a|iframe|use)\b|\son\w+=|href=/i,
      );
  }
});

test('code is parted, never altered', () => {
  const source = 'const a = "<img onerror=x>"; // </span><script>';
  const pieces = highlightCode({ how: 'js', source });
  expect(pieces.map(({ text }) => text).join('')).toBe(source);
  expect(pieces).toContainEqual({ text: 'const', kind: 'keyword' });
  expect(highlightCode({ how: 'nothing known', source })).toEqual([{ text: source }]);
});

const lines = [
  '[x]: y\n',
  '|a\n',
  '| a | b |\n|-|-|\n',
  '- a\n',
  '  - a\n',
  '# a\n',
  ' \n',
  '---\n',
  '=\n',
  '```\n',
  '$$\n',
];
const links = [
  '[',
  '![',
  ']',
  '[]',
  '(',
  '[a](',
  '[a]("',
  '[a][',
  '[^a',
  'www.',
  'http://a',
  'a@',
  'https://a.b/(',
];
const emphases = [
  '*',
  '_',
  '*a ',
  '**a',
  '*a_',
  'a**b',
  '*a**b***',
  '**a*b__c_',
  '~',
  '~~a',
  '`',
  'a`',
  '``a`',
];
const others = [
  '<',
  '<https://a',
  '<!--',
  '&',
  '&#x',
  '\\',
  '$',
  '$a ',
  '$$',
  '\\(',
  '\\[',
  '|',
  '> ',
  '>',
  '- ',
  '1. ',
  '\t',
];

test.each([...lines, ...links, ...emphases, ...others])('much of %j is drawn in bounded time', (piece) => {
  // Many blocks take as long to draw as they are many, whatever is in them; a long line must not take its square.
  const size = piece.endsWith('\n') ? 10_000 : 100_000;
  const effort = measureEffort();
  drawn(piece.repeat(size / piece.length), { streaming: true });
  expect(effort()).toBeLessThan(cpuLimit(3000));
});
