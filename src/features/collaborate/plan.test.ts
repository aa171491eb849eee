import { expect, test } from 'vitest';
import type { DraftStep } from './data.ts';
import { keptSteps, planSteps, speakingOf, versionsOf } from './plan.ts';

const states = (steps: DraftStep[], ...given: DraftStep['state'][]) =>
  steps.map((step, at) => ({ ...step, state: given[at] ?? step.state }));

test('a draft, and three steps in each round', () => {
  expect(planSteps(2).map(({ id }) => id)).toEqual([
    'draft',
    'critique-1',
    'check-1',
    'revise-1',
    'critique-2',
    'check-2',
    'revise-2',
  ]);
});

test('a version is what a step has written to its end; those that follow speak of it', () => {
  const steps = states(planSteps(2), 'skipped', 'done', 'done', 'failed', 'skipped', 'skipped', 'skipped');
  const texts = { draft: 'one', 'critique-1': 'Hm.', 'revise-1': 'ha' };
  const data = { steps, current: 'draft' };
  expect(versionsOf(data, texts).map(({ step }) => step.id)).toEqual(['draft']);
  const done = { ...data, steps: states(steps, 'skipped', 'done', 'done', 'done') };
  expect(versionsOf(done, texts).map(({ text }) => text)).toEqual(['one', 'ha']);
  expect(speakingOf(done, 'draft').map(({ id }) => id)).toEqual(['critique-1', 'check-1']);
});

test('made again, a step takes along what rests on it', () => {
  const steps = states(planSteps(1), 'done', 'failed', 'done', 'done');
  expect([...keptSteps(steps, 'critique-1')]).toEqual(['draft', 'check-1']);
  expect([...keptSteps(steps, 'check-1')]).toEqual(['draft', 'critique-1']);
  expect([...keptSteps(steps, 'draft')]).toEqual([]);
  expect([...keptSteps(steps, 'no such step')]).toEqual([]);
});
