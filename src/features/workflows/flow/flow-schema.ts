import { z } from 'zod';
import {
  inputKinds,
  longestExpression,
  longestWait,
  longestWords,
  mostInputs,
  mostLinks,
  mostRetries,
  mostSteps,
  whens,
  type Flow,
} from './flow.ts';

const text = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');
const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'A name begins with a small letter and has letters, digits and _.');
const expression = text(longestExpression);
const place = z.number().min(-100_000).max(100_000).optional();
const base = { id: name, title: text(80), x: place, y: place };

const step = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('tool'),
    tool: z.string().min(1).max(60),
    fields: z.record(z.string().max(60), z.unknown()),
    each: z.strictObject({ list: expression, into: z.string().max(60) }).nullable(),
    retries: z.int().min(0).max(mostRetries),
    onError: z.enum(['stop', 'continue']),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('calculate'),
    values: z.array(z.strictObject({ name, expression })).max(20),
  }),
  z.strictObject({ ...base, kind: z.literal('branch'), condition: expression }),
  z.strictObject({ ...base, kind: z.literal('combine'), text: text(longestWords) }),
  z.strictObject({ ...base, kind: z.literal('wait'), minutes: z.number().min(0).max(longestWait) }),
  z.strictObject({ ...base, kind: z.literal('approval'), question: text(2000) }),
  z.strictObject({ ...base, kind: z.literal('tell'), text: text(2000) }),
  z.strictObject({ ...base, kind: z.literal('send'), address: text(2000), body: expression }),
]);

export const flowSchema: z.ZodType<Flow> = z.strictObject({
  about: text(500),
  inputs: z
    .array(z.strictObject({ name, label: text(80), kind: z.enum(inputKinds), sample: text(longestWords) }))
    .max(mostInputs, `A workflow asks for at most ${mostInputs} things.`),
  steps: z.array(step).max(mostSteps, `A workflow has at most ${mostSteps} steps.`),
  links: z
    .array(
      z.strictObject({
        from: name,
        to: name,
        when: z.enum(whens).nullable(),
        into: z.string().max(60).nullable(),
      }),
    )
    .max(mostLinks, `A workflow has at most ${mostLinks} links.`),
});
