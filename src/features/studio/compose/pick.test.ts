import { expect, test } from 'vitest';
import { emptyBrief } from '../brief.ts';
import { materialOf } from './material.ts';
import { withBefore } from './pick.ts';

const sentencesOf = (about: string) => materialOf({ ...emptyBrief, what: 'A walk', about }).sentences;

test('a brief of nothing but what points back is read a little way, and no further', () => {
  const all = sentencesOf('It! '.repeat(2000));
  expect(all).toHaveLength(300);
  const group = withBefore(all[200]!, all);
  expect(group.map(({ at }) => at)).toEqual([195, 196, 197, 198, 199, 200]);
});

test('what it points at is the one before it, also after a list took its head away', () => {
  const all = sentencesOf('Bring with you:\n\n- shoes\n- a hat\n\nChildren build a lantern. It is theirs.');
  expect(withBefore(all[1]!, all).map(({ text }) => text)).toEqual([
    'Children build a lantern.',
    'It is theirs.',
  ]);
});
