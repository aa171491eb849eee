/** Summon: a task in plain words, and who or what fits it. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { longestMessage, longestTask } from '../limits.ts';

const candidate = z.object({
  kind: z.enum(['ally', 'template', 'tool', 'new']),
  /** The id of the ally, the template or the tool. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Why it was found, in a few words. */
  why: z.string(),
  /** Where it is used; null for what is not made yet. */
  path: z.string().nullable(),
  /** Of an ally: what its panda is drawn from. */
  seed: z.string().nullable(),
  /** Ids of the tools that it would use. */
  tools: z.array(z.string()),
  /** From 0 to 1. */
  fit: z.number(),
});
export type Candidate = z.output<typeof candidate>;

export const summonFor = endpoint({
  method: 'POST',
  path: '/api/summon',
  summary: 'Describe a task; returns matching allies and tools, best first, and a suggested new ally.',
  access: 'public',
  business: 'member',
  rate: 'post',
  body: z.strictObject({
    task: z
      .string()
      .trim()
      .min(3, 'Describe the task in a few words.')
      .max(longestTask, `Use at most ${longestTask.toLocaleString('en')} characters.`),
  }),
  output: z.object({
    /** False where no word of the task is known: then there are no candidates, and the draft is an empty one. */
    isUnderstood: z.boolean(),
    candidates: z.array(candidate),
    /** An ally for the task, to be made on the spot. */
    draft: z.object({
      name: z.string(),
      purpose: z.string(),
      voice: z.string(),
      openers: z.array(z.string()),
      tools: z.array(z.string()),
      seed: z.string(),
    }),
  }),
});
export type AllyDraft = z.output<typeof summonFor.output>['draft'];

export const rehearse = endpoint({
  method: 'POST',
  path: '/api/rehearsal',
  summary: 'A free test run with Bamboo: up to three tools or allies on the same text, side by side.',
  access: 'guest',
  business: 'member',
  rate: 'post',
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(3, 'Enter a text.')
      .max(longestMessage, `Use at most ${longestMessage.toLocaleString('en')} characters for a test run.`),
    candidates: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('tool'), id: z.string().max(60) }),
          z.strictObject({ kind: z.literal('ally'), id: z.uuid() }),
        ]),
      )
      .min(1)
      .max(3, 'Choose up to three.'),
  }),
  output: z.object({
    /** In the order in which they were named. */
    runs: z.array(
      z.object({
        /** The run that is under way; null where it could not begin. */
        run: z.string().nullable(),
        problem: z.string().nullable(),
      }),
    ),
  }),
});
