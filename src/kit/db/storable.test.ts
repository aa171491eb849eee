import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableText, toStorable } from './storable.ts';

test('NUL goes and half pairs are replaced, in values and names, and nothing else changes', () => {
  expect(toStorable({ 'a\0': ['x\ud800y', 'z\0'], '\udc00': '👍' })).toEqual({
    a: ['x\ufffdy', 'z'],
    '\ufffd': '👍',
  });
  expect(toStorable(['\\u0000', '\\\\ud800', '\\\0', '\n"'])).toEqual(['\\u0000', '\\\\ud800', '\\', '\n"']);
});

test('any text comes out as the one for plain columns does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(0xffff), (text, unit) => {
      const given = text + String.fromCharCode(unit) + text;
      expect(toStorable([given])).toEqual([storableText(given)]);
    }),
  );
});
