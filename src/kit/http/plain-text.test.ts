import { expect, test } from 'vitest';
import { refuseUnkeepable } from './plain-text.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const codeOf = (value: unknown) => {
  try {
    refuseUnkeepable(value);
    return 'kept';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('NUL and half pairs are refused wherever they stand', () => {
  for (const bad of ['\0', 'a\ud800', '\udc00b', '\udc00\ud800'])
    for (const value of [bad, [bad], { a: { b: [bad] } }, { [bad]: 1 }, [{ a: [{ [bad]: null }] }]])
      expect(codeOf(value), JSON.stringify(value)).toBe('invalid');
});

test('a prototype is refused, however deep', () => {
  expect(codeOf(JSON.parse('{"a":[{"__proto__":1}]}'))).toBe('unknown_field');
});

test('text in any language, faces and nothing at all are kept', () => {
  for (const value of ['👩‍👩‍👧', 'e\u0301', '\u202e', '\n\t', '', null, undefined, 0, {}, nested(30)])
    expect(codeOf(value)).toBe('kept');
});

test('nesting ends somewhere, without recursion', () => {
  expect(codeOf(nested(100))).toBe('invalid');
  expect(codeOf(JSON.parse('['.repeat(400_000) + ']'.repeat(400_000)))).toBe('invalid');
});
