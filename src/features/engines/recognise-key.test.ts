import { expect, test } from 'vitest';
import { recogniseKey } from './recognise-key.ts';

test.each([
  ['sk-ant-api03-x', 'anthropic', undefined],
  ['sk-or-v1-x', 'openrouter', undefined],
  [' sk-proj-x ', 'openai', undefined],
  ['AIzaSyX', 'google', undefined],
  ['gsk_x', 'groq', undefined],
  ['xai-x', 'compatible', 'https://api.x.ai/v1'],
])('%s is recognised by its form', (key, provider, baseUrl) => {
  expect([recogniseKey(key)?.provider, recogniseKey(key)?.baseUrl]).toEqual([provider, baseUrl]);
});

test('a key without a form of its own is not guessed', () => {
  expect(recogniseKey('0123456789abcdef0123456789abcdef')).toBeUndefined();
  expect(recogniseKey('')).toBeUndefined();
});
