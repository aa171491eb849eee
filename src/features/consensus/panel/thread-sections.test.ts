import { expect, test } from 'vitest';
import { sections, sectionsAsked } from './thread-sections.ts';

test.for([
  ['summarise what we said', sections],
  ['Can you give us a short summary of this thread, please?', sections],
  ['recap', sections],
  ['What did we decide?', ['decisions']],
  ['what are the open questions?', ['questions']],
  ['what did we decide and what is still open?', ['decisions', 'questions']],
  ['list the tasks and the dates', ['dates', 'tasks']],
  ['Who does what?', ['tasks']],
  ['Who does the cake?', []],
  ['summarise the history of Malta', []],
  ['When is the party?', []],
  ['When and where is it?', []],
  ['What did we decide about the cake?', []],
] as const)('%s', ([question, asked]) => {
  expect(sectionsAsked(question)).toEqual(asked);
});
