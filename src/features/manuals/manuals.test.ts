import { expect, test } from 'vitest';
import { accept } from './accept-finding.ts';
import { checklist } from './checklist.ts';
import { changesIn, nextEdition } from './editions.ts';
import { sampleManual } from './files/sample.testing.ts';
import { emptyManual } from './manual.ts';
import { manualDocument, measureIn } from './manual-document.ts';
import { manualSchema } from './manual-schema.ts';
import { manualText } from './manual-text.ts';
import { translated, wordsOf } from './manual-words.ts';
import { findFacts } from './read/find-facts.ts';
import { productManual } from './tool.ts';

test.for([
  ['254', 'mm', '254 mm (10 in)'],
  ['1', 'kg', '1 kg (≈ 2.205 lb)'],
  ['10 × 20', 'cm', '10 × 20 cm (≈ 3.937 × 7.874 in)'],
  ['5-10', '°C', '5-10 °C (41–50 °F)'],
  ['-40', '°C', '-40 °C (-40 °F)'],
  ['2000', 'W', '2000 W'],
  ['about 3', 'kg', 'about 3 kg'],
  ['', 'mm', 'mm'],
] as const)('%s %s is written as %s', ([value, unit, written]) => {
  expect(measureIn(value, unit)).toBe(written);
});

test('notices stand in the order of their signal words', () => {
  const [safety] = manualDocument('Kettle', sampleManual).sections;
  expect(safety!.blocks.map((block) => 'word' in block && block.word)).toEqual([
    'DANGER',
    'WARNING',
    'CAUTION',
    'NOTICE',
  ]);
});

test('a new edition marks what changed since the one before, and nothing else', () => {
  const next = nextEdition(sampleManual, 'First print');
  expect([next.edition, changesIn(next).changed.size]).toEqual([2, 0]);
  const edited = {
    ...next,
    warranty: 'Three years.',
    specs: next.specs.map((spec) => ({ ...spec, unit: spec.unit === 'mm' ? 'cm' : spec.unit })),
    troubles: [],
  };
  expect(changesIn(edited)).toEqual({ changed: new Set(['specs.c1.value', 'warranty']), removed: 3 });
  const marked = manualDocument('Kettle', edited).sections.filter(({ blocks }) =>
    blocks.some((block) => ('changed' in block ? block.changed : 'rows' in block && block.rows[0]!.changed)),
  );
  expect(marked.map(({ id }) => id)).toEqual(['specs', 'warranty']);
});

test('what is not translated stays in the main language and is marked', () => {
  const { manual, missing } = translated(sampleManual, 'de');
  expect(manual.intendedUse).toBe('Wasser kochen.');
  expect(missing.has('warranty')).toBe(true);
  expect(missing.size).toBe(wordsOf(sampleManual).length - 1);
  const german = manualDocument('Kettle', sampleManual, 'de');
  expect(german.sections[0]!.title).toBe('Sicherheit');
  expect(german.sections[0]!.blocks[0]).toMatchObject({ word: 'GEFAHR', untranslated: true });
});

test('the checklist is empty-handed for an empty manual, and finds the inferred step of a full one', () => {
  const missing = (manual: typeof emptyManual) =>
    checklist.filter(({ isMet }) => !isMet(manual)).map(({ title }) => title);
  expect(missing(sampleManual)).toEqual(['No step is only inferred']);
  expect(missing(emptyManual)).toHaveLength(checklist.length - 2);
});

test('facts are found word for word and take their place when they are accepted', () => {
  const { source } = productManual.examples[0]!.input;
  const facts = findFacts([{ name: 'sheet.txt', text: source! }]);
  for (const { quote } of facts) expect(source).toContain(quote);
  const findings = facts.map((fact, at) => ({ id: `f${at}`, ...fact }));
  const manual = findings.reduce(accept, { ...emptyManual, findings });
  expect(manual).toMatchObject({ maker: 'Bamboo Works', model: 'K-200', findings: [] });
  expect(manual.specs.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['Height', '254', 'mm'],
    ['Weight', '1.2', 'kg'],
    ['Capacity', '1.7', 'l'],
    ['Power', '2000', 'W'],
  ]);
  expect(manual.notices.map(({ signal }) => signal)).toEqual(['warning', 'caution']);
  expect(manual.steps.every(({ basis }) => basis === 'inferred')).toBe(true);
  expect(manualSchema.safeParse(manual).success).toBe(true);
});

test('prose, times and addresses are no facts, and cells of tables are', () => {
  const text =
    'We open at 10:30.\nhttps://a.example: 5 mm\nNote: it was fine\nWidth\t30 cm\n| Depth | 20 cm |';
  expect(findFacts([{ name: 'a', text }]).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Width 30',
    'Depth 20',
  ]);
});

test('as Markdown it has all its sections', () => {
  const text = manualText('Kettle', sampleManual);
  expect(text).toContain('**DANGER: Electric shock.**');
  expect(text).toContain('| Height | 254 mm (10 in) |');
});
