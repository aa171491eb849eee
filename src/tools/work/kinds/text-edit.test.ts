import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { setText } from '../live/set-text.ts';
import { editBetween, movedBy } from './text-edit.ts';

test('the difference after a keystroke is one edit', () => {
  expect(editBetween('abc', 'abXc')).toEqual({ at: 2, removed: 0, added: 'X' });
  expect(editBetween('aaa', 'aa')).toEqual({ at: 2, removed: 1, added: '' });
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { at, removed, added } = editBetween(before, after);
      expect(before.slice(0, at) + added + before.slice(at + removed)).toBe(after);
    }),
  );
});

test('the caret stays with its words, whatever others write before or behind it', () => {
  expect(movedBy([{ retain: 2 }, { insert: 'xyz' }], 5)).toBe(8);
  expect(movedBy([{ retain: 6 }, { insert: 'xyz' }], 5)).toBe(5);
  expect(movedBy([{ delete: 3 }], 5)).toBe(2);
  expect(movedBy([{ retain: 4 }, { delete: 9 }], 5)).toBe(4);
});

test('a shared text is set to any other by what differs', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 20 }), fc.lorem({ maxCount: 20 }), (before, after) => {
      const text = new Y.Doc().getText('text');
      text.insert(0, before);
      setText(text, after);
      expect(text.toString()).toBe(after);
    }),
  );
});
