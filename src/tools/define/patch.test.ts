import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addition, applyPatches, patchesBetween } from './patch.ts';

const key = fc.constantFrom('rows', 'a/b', '~', '-', '0', '__proto__');
const { structure } = fc.letrec((tie) => ({
  structure: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, 1, 'word', true),
    fc.array(tie('structure'), { maxLength: 4 }),
    fc.dictionary(key, tie('structure'), { maxKeys: 4 }),
  ),
}));

test('patches between any two structures make one of the other, also after a way through JSON', () => {
  fc.assert(
    fc.property(structure, structure, (before, after) => {
      const sent = JSON.parse(JSON.stringify(patchesBetween(before, after))) as never;
      expect(JSON.stringify(applyPatches(before, sent))).toHaveLength(JSON.stringify(after).length);
      expect(applyPatches(before, sent)).toEqual(after);
    }),
  );
});

test('an added item is one patch, and the items before it stay the same objects', () => {
  const before = { fields: ['Date'], rows: [{ id: 1 }, { id: 2 }] };
  const after = applyPatches(before, [addition('rows', { id: 3 })]) as typeof before;
  expect(after.rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.fields).toBe(before.fields);
  expect(patchesBetween(before, after)).toEqual([{ op: 'add', path: '/rows/-', value: { id: 3 } }]);
});

test('a field is replaced, added and removed where it is', () => {
  const before = { members: [{ id: 'a', state: 'writing', note: 'slow' }] };
  const after = { members: [{ id: 'a', state: 'done', words: 12 }] };
  expect(patchesBetween(before, after)).toEqual([
    { op: 'replace', path: '/members/0/state', value: 'done' },
    { op: 'remove', path: '/members/0/note' },
    { op: 'add', path: '/members/0/words', value: 12 },
  ]);
});

test('an item for a list that is not there is refused', () => {
  expect(() => applyPatches(null, [addition('rows', 1)])).toThrow('/rows/-');
  expect(() => applyPatches({}, [addition('rows', 1)])).toThrow('/rows/-');
});
