import { describe, expect, test } from 'vitest';
import { candidatesFor, castRoles } from './cast.ts';

const engine = (id: string, family: string, source: 'person' | 'owner' | 'local' | 'bamboo' = 'owner') => ({
  id,
  title: id,
  family,
  source,
  can: ['text'] as const,
});
const bamboo = engine('bamboo', 'Bamboo', 'bamboo');
const scribe = engine('bamboo/scribe', 'scribe', 'bamboo');
const writer = engine('bamboo/writer', 'Llama', 'bamboo');
const ids = (cast: ReturnType<typeof castRoles>) =>
  [cast.draft, cast.critique, cast.check, cast.revise].map((one) => one?.id ?? null);

describe('the default cast is', () => {
  test('Bamboo for everything but writing from nothing', () => {
    expect(ids(castRoles([bamboo, scribe]))).toEqual([null, 'bamboo', 'bamboo', 'bamboo']);
  });

  test('the basic writer only to begin: it is too weak to judge', () => {
    expect(ids(castRoles([bamboo, writer]))).toEqual(['bamboo/writer', 'bamboo', 'bamboo', 'bamboo']);
  });

  test('a critic of another family from the same source, else the writer', () => {
    const [gpt, mini, claude] = [engine('gpt', 'GPT'), engine('mini', 'GPT'), engine('claude', 'Claude')];
    expect(ids(castRoles([gpt, mini, claude, bamboo]))).toEqual(['gpt', 'claude', 'claude', 'gpt']);
    const own = engine('own', 'Llama', 'person');
    expect(ids(castRoles([own, gpt, claude, bamboo]))).toEqual(['own', 'own', 'own', 'own']);
  });
});

test('people choose among those that can', () => {
  const gpt = engine('gpt', 'GPT');
  expect(ids(castRoles([gpt, bamboo], { critique: 'bamboo' }))).toEqual(['gpt', 'bamboo', 'gpt', 'gpt']);
  expect(candidatesFor('draft', [gpt, bamboo, scribe])).toEqual([gpt]);
  expect(candidatesFor('revise', [gpt, bamboo, scribe])).toEqual([gpt, bamboo]);
  expect(() => castRoles([gpt, bamboo], { draft: 'bamboo' })).toThrow('isn’t available');
  expect(() => castRoles([gpt], { check: 'gone' })).toThrow('isn’t available');
});
