import { expect, test } from 'vitest';
import { gatherUpdates } from './gather-updates.server.ts';

test('what a step wrote is gathered into as few updates as say the same', () => {
  const made = gatherUpdates();
  for (const update of [
    { step: 'Writing', progress: 0.5 },
    { append: 'One' },
    { append: ' two' },
    { text: 'Note', to: 'note' },
    { append: '!', to: 'note' },
    { data: 1 },
    { data: { rows: [1] } },
    { add: 2, to: 'rows' },
  ])
    made.add(update);
  expect(made.all()).toEqual([
    { append: 'One two', to: 'text' },
    { text: 'Note!', to: 'note' },
    { data: { rows: [1] } },
    { add: 2, to: 'rows' },
  ]);
});
