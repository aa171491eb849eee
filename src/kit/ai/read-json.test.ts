import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test.for([
  ['{"a":1}', { a: 1 }],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Sure! ```json\n{"a":[1]}\n```\nAnything else?', { a: [1] }],
  ['Here it is: [1, 2]. Done.', [1, 2]],
  ['{"a":1', undefined],
  ['I would rather not.', undefined],
  ['} {', undefined],
] as const)('%s', ([text, value]) => {
  expect(readJson(text)).toEqual(value);
});
