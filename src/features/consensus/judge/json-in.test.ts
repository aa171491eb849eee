import { expect, test } from 'vitest';
import { jsonIn } from './json-in.ts';

test.each([
  ['bare', '{"a":1}', [{ a: 1 }]],
  ['in a fence', '```json\n{"a":1}\n```', [{ a: 1 }]],
  ['with words around it', 'Sure! {"a": {"b": [1, 2]}} I hope that helps.', [{ a: { b: [1, 2] } }]],
  ['with commas too many', '{"a":[1,2,],"b":{"c":3,},}', [{ a: [1, 2], b: { c: 3 } }]],
  ['with braces and commas in its strings', '{"a":"}, ]","b":"\\"{,}"}', [{ a: '}, ]', b: '"{,}' }]],
  ['with a line broken in a string', '{"a":"one\ntwo"}', [{ a: 'one\ntwo' }]],
  ['after something that is none', 'I use {braces} here: {"a":1}', [{ a: 1 }]],
  ['twice', '{"a":1} or {"a":2}', [{ a: 1 }, { a: 2 }]],
  ['cut off', '{"a":[1,2', []],
  ['nowhere', 'I would rather not.', []],
])('JSON %s', (_, text, found) => expect([...jsonIn(text)]).toEqual(found));

test('a megabyte of braces ends', () => {
  expect([...jsonIn('{'.repeat(1e6))]).toEqual([]);
});
