import { expect, test } from 'vitest';
import { contrast } from '#kit/ui/contrast.ts';
import { blankBlock, copyBlock, makeBlock, moveTo, nameOf } from './blocks/edit-blocks.ts';
import { mostEntries } from './blocks/fields.ts';
import { blockKinds } from './blocks/kinds.ts';
import { csvHead, csvLine } from './csv.ts';
import { formOf, readAnswers } from './forms.ts';
import { safeHref, toPage } from './links.ts';
import { siteSchema } from './site-schema.ts';
import { mostPages, newPage, type Site } from './site.ts';
import { problemOfSlug, slugFrom } from './slug.ts';
import { siteFrom } from './templates/template.ts';
import { templates } from './templates/templates.ts';
import { themeIds, themeOf } from './themes.ts';

const site = (pages = [newPage('Home', '')]): Site => ({ theme: 'grove', language: 'en', pages });

test('every theme is readable: text, quiet text, links and buttons reach AA', () => {
  expect(themeIds.length).toBeGreaterThanOrEqual(8);
  for (const id of themeIds) {
    const { paper, soft, ink, muted, accent, onAccent } = themeOf(id);
    const pairs = [
      [ink, paper],
      [ink, soft],
      [muted, paper],
      [muted, soft],
      [accent, paper],
      [accent, soft],
      [onAccent, accent],
    ] as const;
    for (const [front, back] of pairs)
      expect(contrast(front, back), `${id}: ${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('every kind of block begins as something the schema takes', () => {
  expect(blockKinds.length).toBeGreaterThanOrEqual(20);
  const blocks = blockKinds.map(({ id }) => blankBlock(id));
  expect(siteSchema.safeParse(site([newPage('All', '', blocks)])).error).toBeUndefined();
});

test('there are eight templates and an empty one; each is sound and says that its words are placeholders', () => {
  expect(templates.map(({ id }) => id)).toEqual([
    'portfolio',
    'cafe',
    'event',
    'club',
    'product',
    'cv',
    'landing',
    'links',
    'empty',
  ]);
  for (const template of templates) {
    const made = siteFrom(template);
    expect(siteSchema.safeParse(made).error, template.id).toBeUndefined();
    expect(JSON.stringify(made), template.id).toContain('Placeholder');
  }
});

test.for([
  ['too many pages', site(Array.from({ length: mostPages + 1 }, () => newPage('A', 'a')))],
  ['no page', site([])],
  ['an unknown block', site([newPage('A', '', [{ id: 'x', kind: 'script', data: {} }])])],
  [
    'an unknown value',
    site([newPage('A', '', [{ id: 'x', kind: 'text', data: { title: '', text: '', html: '' } }])]),
  ],
  ['a missing value', site([newPage('A', '', [{ id: 'x', kind: 'text', data: { title: '' } }])])],
  [
    'too many entries',
    site([
      newPage('A', '', [
        makeBlock('buttons', { items: Array.from({ length: mostEntries + 1 }, () => ({})) }),
      ]),
    ]),
  ],
  [
    'a picture from elsewhere',
    site([newPage('A', '', [makeBlock('picture', { picture: 'https://a.example/b.png' })])]),
  ],
  [
    'a drawing with scripts',
    site([newPage('A', '', [makeBlock('picture', { picture: 'data:image/svg+xml;base64,AAAA' })])]),
  ],
  ['a text that is too long', site([newPage('A', '', [makeBlock('text', { text: 'a'.repeat(4001) })])])],
  ['an address with a slash', site([newPage('A', '../b')])],
] as const)('%s is refused', ([, wrong]) => {
  expect(siteSchema.safeParse(wrong).success).toBe(false);
});

test('two parts with the same id are refused', () => {
  const block = blankBlock('text');
  expect(siteSchema.safeParse(site([newPage('A', '', [block, block])])).success).toBe(false);
  expect(siteSchema.safeParse(site([newPage('A', '', [block, copyBlock(block)])])).success).toBe(true);
});

test('moving keeps every block and stays within the page', () => {
  expect(moveTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveTo(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  expect(moveTo(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(nameOf(makeBlock('text', { title: 'Hours' }))).toBe('Text: Hours');
});

test.for([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['example.org', 'https://example.org'],
  ['a.b@example.org', 'mailto:a.b@example.org'],
  ['tel:+49301', 'tel:+49301'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['/settings', undefined],
  ['vbscript:x', undefined],
  ['https:evil', undefined],
  ['', undefined],
] as const)('the link %s leads to %s', ([typed, href]) => {
  expect(safeHref(typed)).toBe(href);
});

test('a link to a page of the site leads there, one to a page that is gone nowhere', () => {
  const hrefOf = (id: string) => (id === 'a' ? '/sites/x' : undefined);
  expect(safeHref(toPage('a'), hrefOf)).toBe('/sites/x');
  expect(safeHref(toPage('b'), hrefOf)).toBeUndefined();
});

test.for([
  ['bread-and-tea', true],
  ['a1b', true],
  ['ab', false],
  ['Admin', false],
  ['admin', false],
  ['frenly-support', false],
  ['-tea', false],
  ['tea--pot', false],
  ['123', false],
  ['a/b', false],
  ['a'.repeat(41), false],
] as const)('%s as an address: %s', ([slug, isFine]) => {
  expect(problemOfSlug(slug) === undefined).toBe(isFine);
});

test('a title gives an address', () => {
  expect(slugFrom('  Café Über & Söhne!')).toBe('cafe-uber-sohne');
});

const form = formOf(
  makeBlock('form', {
    title: 'Order',
    items: [
      { label: 'E-mail', type: 'email', required: 'yes' },
      { label: 'Size', type: 'choice', options: 'S, M' },
      { label: 'News', type: 'check' },
      { label: 'Count', type: 'number' },
    ],
  }),
);
const sent = (fields: Record<string, string>) => readAnswers(form, new URLSearchParams(fields));

test('what answers the form is kept with its labels', () => {
  expect(sent({ f0: 'a@b.example', f1: 'M', f2: 'yes', consent: 'yes', other: 'x' })).toEqual({
    answers: [
      { label: 'E-mail', value: 'a@b.example' },
      { label: 'Size', value: 'M' },
      { label: 'News', value: 'Yes' },
      { label: 'Count', value: '' },
    ],
  });
});

test('what does not answer it is named, and a filled trap is noticed', () => {
  expect(sent({ f0: 'nobody', f1: 'XL', f3: '1e9' })).toEqual({
    problems: [
      'E-mail: enter an e-mail address.',
      'Size: choose one of the options.',
      'Count: enter a number.',
      'Tick the box to agree before you send the form.',
    ],
  });
  expect(sent({ consent: 'yes' })).toEqual({ problems: ['E-mail: this is required.'] });
  expect(sent({ website: 'https://spam.example' })).toEqual({ isTrap: true });
});

test('no answer becomes a formula in a spreadsheet, and quotes and lines stay in their cell', () => {
  const line = (label: string, value: string) =>
    csvLine(['Name', 'Text'], { sentAt: '2026-01-01', form: 'A', answers: [{ label, value }] });
  expect(csvHead(['Name'])).toBe('\uFEFFSent,Form,Name,Other answers\r\n');
  expect(line('Name', '=1+1')).toBe("2026-01-01,A,'=1+1,,\r\n");
  expect(line('Text', 'a "b",\nc')).toBe('2026-01-01,A,,"a ""b"",\nc",\r\n');
  expect(line('Earlier', '5')).toBe('2026-01-01,A,,,Earlier: 5\r\n');
});
