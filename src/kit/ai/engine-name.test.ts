import { expect, test } from 'vitest';
import { engineNamed } from './engine-name.ts';

const engines = [
  { id: 'openai/gpt-5-mini', model: 'gpt-5-mini', can: ['text'] as const },
  { id: 'attic/whisper', model: 'whisper', can: ['transcription'] as const },
  { id: 'cellar/whisper', model: 'whisper', can: ['text'] as const },
  { id: 'own:1/llama', model: 'llama', can: ['text'] as const },
  { id: 'attic/llama', model: 'llama', can: ['text'] as const },
  { id: 'bamboo/atlas', model: 'atlas', can: ['text'] as const, hidden: true },
];
const idOf = (name: string, ...need: Parameters<typeof engineNamed>[2] & string[]) =>
  engineNamed(engines, name, need)?.id;

test('the id of an engine, or the bare name of its model, means that engine', () => {
  expect(idOf('openai/gpt-5-mini')).toBe('openai/gpt-5-mini');
  expect(idOf('gpt-5-mini')).toBe('openai/gpt-5-mini');
  expect(idOf('gpt-5')).toBeUndefined();
});

test('a name that two engines share means the one that can do what is asked', () => {
  expect(idOf('whisper', 'transcription')).toBe('attic/whisper');
  expect(idOf('whisper', 'text')).toBe('cellar/whisper');
});

test('where both can, both are named and neither is chosen', () => {
  expect(() => idOf('llama', 'text')).toThrow('Name one of own:1/llama, attic/llama.');
});

test('one that stands in no list is asked by its id alone', () => {
  expect(idOf('atlas')).toBeUndefined();
  expect(idOf('bamboo/atlas')).toBe('bamboo/atlas');
});
