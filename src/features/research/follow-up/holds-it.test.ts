import { expect, test } from 'vitest';
import { holdsFor } from './holds-it.ts';

const about = 'What are green roofs?';
const notes = [
  'Green roofs were introduced in Germany in 1961.',
  'A green roof keeps a house cool in summer.',
  'Green roofs weigh between 60 and 150 kilograms per square metre when wet.',
];

test.each([
  ['When were green roofs introduced?', [notes[0]]],
  ['How much do green roofs weigh?', [notes[2]]],
  ['What do green roofs keep cool?', [notes[1]]],
  // Every note names green roofs; none says this.
  ['Who invented green roofs?', []],
  ['How much do green roofs cost to insure?', []],
  ['Which birds nest on green roofs?', []],
  ['What are green roofs?', notes],
])('%s', (ask, held) => {
  expect(notes.filter(holdsFor(ask, about, notes))).toEqual(held);
});
