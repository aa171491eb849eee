import { expect, test } from 'vitest';
import { handleOf } from '../handle.ts';
import { lookOf } from '../look.ts';
import { requestIn } from './tool-request.ts';

const tools = [
  { id: 'summarise', title: 'Summarise' },
  { id: 'grammar', title: 'Grammar' },
  { id: 'key-points', title: 'Key points' },
];
const asked = (message: string) => {
  const found = requestIn(message, tools);
  return found && [found.tool.id, found.ask];
};

test('a tool is asked by its name and by what people say', () => {
  expect(asked('Summarise: long text')).toEqual(['summarise', 'long text']);
  expect(asked('please summarize this text:\nlong text')).toEqual(['summarise', 'long text']);
  expect(asked('Fix the grammar of this: we was')).toEqual(['grammar', 'we was']);
  expect(asked('Can you proofread: we was')).toEqual(['grammar', 'we was']);
  expect(asked('key points of the following:\na\nb')).toEqual(['key-points', 'a\nb']);
  expect(asked('Summarise that')).toEqual(['summarise', '']);
});

test('a sentence that only speaks of one is none', () => {
  expect(asked('How does summarising work?')).toBeUndefined();
  expect(asked('Grammar is hard for me')).toBeUndefined();
  expect(asked('What are the key points of the treaty?')).toBeUndefined();
});

test('names become handles, and none twice', () => {
  const taken = new Set(['zoe']);
  expect(handleOf('Zoë', (one) => taken.has(one))).toBe('zoe-2');
  expect(handleOf('竹', () => false)).toBe('ally');
  expect(handleOf('7 of 9', () => false)).toBe('ally-7-of-9');
});

test('the same seed draws the same panda, and seeds draw many', () => {
  expect(lookOf('abc')).toEqual(lookOf('abc'));
  const looks = new Set(Array.from({ length: 200 }, (_, at) => JSON.stringify(lookOf(`seed-${at}`))));
  expect(looks.size).toBeGreaterThan(60);
});
