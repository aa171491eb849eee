import { describe, expect, test } from 'vitest';
import { lengths, tones, type OccasionField } from './occasion.ts';
import { occasions } from './occasions.ts';
import { writeText } from './write-text.ts';

const people = { to: ['Mira Chen'], from: 'Sam' };

/** A value that can be found again, and the tokens by which it is. */
function marked({ kind, options }: OccasionField, at: number): { value: string; tokens: string[] } {
  switch (kind) {
    case 'date':
      return { value: `${at + 11} March`, tokens: [`${at + 11} March`] };
    case 'number':
      return { value: `${at + 40}`, tokens: [`${at + 40}`] };
    case 'amount':
      return { value: `${at + 700} euros`, tokens: [`${at + 700} euros`] };
    case 'choice': {
      const [label, words] = Object.entries(options!)[0]!;
      return { value: label, tokens: [words] };
    }
    case 'list':
      return { value: `qx${at}a runs\nqx${at}b sits`, tokens: [`qx${at}a`, `qx${at}b`] };
    case 'sentences':
      return { value: `qx${at} is so. It stays so`, tokens: [`qx${at}`] };
    default:
      return { value: `the qx${at} one`, tokens: [`qx${at}`] };
  }
}

const awkward = (kind: OccasionField['kind'], value: string) =>
  kind === 'choice' || kind === 'number'
    ? value
    : kind === 'list'
      ? `- ${value.replace('\n', '.\n\n 2. ')}\n-\n`
      : `  ${value.charAt(0).toUpperCase()}${value.slice(1)} {x} [y]  ..  `;

const count = (text: string, token: string) => text.toLowerCase().split(token.toLowerCase()).length - 1;

/** What must hold of every text, whatever was entered. */
function expectSound(body: string, frame: string | undefined) {
  expect(body).not.toMatch(/ {2}|\n{3}| [,.;:?!]|[,;:]\.|\.\.|\?\.|\(\)|undefined/);
  expect(body.replaceAll('{x} [y]', '')).not.toMatch(/[{}[\]~+]/);
  expect(body.trim()).toBe(body);
  const paragraphs = body.split('\n\n');
  const text = frame === 'post' ? paragraphs : paragraphs.slice(1, -1);
  const inner = frame === 'note' ? paragraphs.slice(1, -1) : text;
  expect(inner.length).toBeGreaterThan(0);
  for (const paragraph of inner) expect(paragraph).toMatch(/(?:[.!?]|^- .*)$/m);
  expect(inner.at(-1)).toMatch(/[.!?]$/);
  for (const paragraph of inner) expect(paragraph).toMatch(/^(?:- )?[\p{Lu}\p{N}“{[]/u);
}

test('there are at least sixty occasions, each with a name of its own', () => {
  expect(occasions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(occasions.map(({ id }) => id)).size).toBe(occasions.length);
  expect(new Set(occasions.map(({ title }) => title)).size).toBe(occasions.length);
});

describe.each(occasions)('$title', (occasion) => {
  const values = occasion.fields.map((field, at) => ({ field, ...marked(field, at) }));
  const all = Object.fromEntries(values.map(({ field, value }) => [field.id, value]));
  const least = Object.fromEntries(
    values.filter(({ field }) => field.isRequired).map(({ field, value }) => [field.id, value]),
  );
  const odd = Object.fromEntries(values.map(({ field, value }) => [field.id, awkward(field.kind, value)]));

  test.each(tones.flatMap((tone) => lengths.map((length) => ({ tone, length }))))(
    '$tone, $length',
    ({ tone, length }) => {
      const write = (given: Record<string, string>, own = '') =>
        writeText(occasion, { ...people, values: given, own, tone, length });
      const full = write(all);
      expectSound(full.body, occasion.frame);
      for (const { field, tokens } of values)
        for (const token of tokens) expect([field.id, count(full.body, token)]).toEqual([field.id, 1]);
      expect(full.subject).toMatch(/^\S.*[^.,;:]$/);

      const minimal = write(least);
      expectSound(minimal.body, occasion.frame);
      expect(minimal.subject).not.toMatch(/ {2}|[{}[\]]/);

      expectSound(write(odd).body, occasion.frame);
      const withOwn = write(least, 'i also wanted to say hello\n\nbring tea\nbring cake');
      expect(withOwn.body).toContain('I also wanted to say hello.\n\n- Bring tea\n- Bring cake');
    },
  );

  test('a sentence that some lengths leave out holds no field', () => {
    for (const tone of tones)
      for (const line of occasion.text[tone].split('\n'))
        if (/^[~+]/.test(line)) expect(line).not.toContain('{');
  });
});
