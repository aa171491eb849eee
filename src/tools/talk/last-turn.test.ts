import { expect, it } from 'vitest';
import { lastOf } from './use-talk.ts';

const place = (id: string) => ({ id, siblings: [id] });

it('a question follows the one that was just asked, though the page does not show that yet', () => {
  expect(lastOf([], undefined)).toBeUndefined();
  expect(lastOf([], 'a')).toBe('a');
  expect(lastOf([place('a')], 'b')).toBe('b');
  expect(lastOf([place('a'), place('b')], 'b')).toBe('b');
  // Whoever looks at an earlier part has left what began.
  expect(lastOf([place('a'), place('b'), place('c')], 'b')).toBe('c');
});
