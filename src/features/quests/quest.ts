/** What a quest is: steps, each with what must really have been done. Built-in ones and those of members are alike. */
import { z } from 'zod';
import { deedKinds } from './deed-words.ts';
import { longestHint, longestStepTitle, mostTimes } from './limits.ts';

const words = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);

const condition = z.strictObject({
  fact: z.string().regex(/^[a-z][\w.-]{0,59}$/i, 'That is no fact.'),
  is: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
  atLeast: z.number().optional(),
});

export const stepCheck = z.strictObject({
  did: z.enum(deedKinds, 'Choose a task.'),
  times: z.int().min(1).max(mostTimes, `Enter at most ${mostTimes}.`).default(1),
  where: z.array(condition).max(4).default([]),
  /** Each must differ in this fact from the ones before it. */
  different: z.enum(['tool']).optional(),
});
export type StepCheck = z.output<typeof stepCheck>;

export const questStep = z.strictObject({
  /** Stays when the step is reworded: what was done for it counts on. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(40),
  title: words(longestStepTitle).min(1, 'Say what to do.'),
  hint: words(longestHint).default(''),
  check: stepCheck,
  /** An example of the tool, by its place, that its page opens with. */
  example: z.int().min(0).max(20).optional(),
});
export type QuestStep = z.output<typeof questStep>;

export interface Quest {
  /** The slug of a built-in one, or the id of a member's. */
  id: string;
  title: string;
  about: string;
  steps: readonly QuestStep[];
  /** Credits for finishing it. Members' quests give a scroll alone: otherwise anyone could write themselves a reward. */
  credits: number;
  /** Whose it is; null for built-in ones. */
  ownerId: string | null;
}
