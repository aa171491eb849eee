import { expect, test } from 'vitest';
import { assemble } from './assemble.server.ts';
import { blockIds, type BlockId } from './block.ts';
import { parametersOf, problemOfValue } from './parameters.ts';
import { planBlocks, wordsOfPlan, type BlockRequest } from './plan.ts';
import { readParameters } from './read-parameters.ts';

const request = (description: string, more: Partial<BlockRequest> = {}): BlockRequest => ({
  description,
  title: '',
  blocks: [],
  fields: [],
  items: [],
  unit: '',
  values: [],
  look: 'calm',
  ...more,
});
const valuesOf = (description: string, blocks: BlockId[]) =>
  Object.fromEntries(
    readParameters(description, blocks).values.map(({ block, name, value }) => [`${block} ${name}`, value]),
  );

test.each<[string, BlockId[], Record<string, number>]>([
  ['a pomodoro of 50 minutes', ['pomodoro'], { 'pomodoro focus': 50 }],
  [
    'A pomodoro of 50 minutes with a break of 9 minutes',
    ['pomodoro'],
    { 'pomodoro focus': 50, 'pomodoro rest': 9 },
  ],
  ['a pomodoro with 10 minute break', ['pomodoro'], { 'pomodoro rest': 10 }],
  ['a 50-minute pomodoro', ['pomodoro'], { 'pomodoro focus': 50 }],
  [
    'Pomodoro with 45 minutes of focus, a break of 10 minutes and a long break of 20 minutes',
    ['pomodoro'],
    { 'pomodoro focus': 45, 'pomodoro rest': 10, 'pomodoro long': 20 },
  ],
  [
    'a 10 minute timer and a pomodoro of 1 hour',
    ['timer', 'pomodoro'],
    { 'timer minutes': 10, 'pomodoro focus': 60 },
  ],
  [
    'split a bill of €84.50 among 5 friends with 12% tip',
    ['split-bill'],
    {
      'split-bill bill': 84.5,
      'split-bill people': 5,
      'split-bill tip': 12,
    },
  ],
  [
    'a loan of $200,000 over 25 years at 3.5 % interest',
    ['loan'],
    {
      'loan amount': 200_000,
      'loan years': 25,
      'loan rate': 3.5,
    },
  ],
  ['roll 3 dice that are 20-sided', ['dice'], { 'dice count': 3, 'dice sides': 20 }],
  ['a pomodoro with 3 colours for 2 people', ['pomodoro'], {}],
])('“%s” sets the numbers that it names', (description, blocks, expected) => {
  expect(valuesOf(description, blocks)).toEqual(expected);
});

test('a number that nothing names is only ever the first of its unit, and one out of range is said', () => {
  expect(valuesOf('pomodoro: 30 minutes, 8 minutes', ['pomodoro'])).toEqual({ 'pomodoro focus': 30 });
  const planned = planBlocks(request('A pomodoro of 500 minutes'));
  expect(planned.values[0]).toEqual({ block: 'pomodoro', name: 'focus', value: 25 });
  expect(wordsOfPlan(planned)).toContain('“500 minutes” was not used: focus goes from 1 to 180 minutes.');
  expect(wordsOfPlan(planned)).toContain('Not used from your description: 500, minutes.');
});

test('numbers stand in the project; what was entered comes before what was read', () => {
  const described = planBlocks(request('A pomodoro of 50 minutes'));
  expect(described.unused).toEqual([]);
  expect(wordsOfPlan(described)).toContain('Begins with focus 50 minutes, break 5 minutes');
  const main = (plan: typeof described) => assemble(plan).files.find(({ path }) => path === 'main.js')!.text;
  expect(main(described)).toContain('"focus": 50');
  const values = [{ block: 'pomodoro', name: 'focus', value: 40 } as const];
  expect(main(planBlocks(request('A pomodoro of 50 minutes', { values })))).toContain('"focus": 40');
});

test('every parameter begins within its own range', () => {
  for (const block of blockIds)
    for (const { name, default: value } of parametersOf(block))
      expect(problemOfValue({ block, name, value }), `${block} ${name}`).toBeUndefined();
  expect(problemOfValue({ block: 'timer', name: 'minutes', value: 0 })).toBe(
    'Time: enter a number from 1 to 600.',
  );
  expect(problemOfValue({ block: 'snake', name: 'speed', value: 1 })).toBeDefined();
});
