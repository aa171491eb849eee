/** The engines that can answer, trying one, and one's own keys to more of them. */
import { z } from 'zod';
import { providerIds } from '#kit/ai/engine.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const longestQuestion = 2000;
export const mostModels = 50;

const tryEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('source'), title: z.string(), url: z.string().optional() }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
  z.object({
    type: z.literal('end'),
    milliseconds: z.number(),
    inputTokens: z.number(),
    outputTokens: z.number(),
    /** Micro-dollars at the engine's price; null where that is not known. */
    cost: z.number().nullable(),
  }),
]);
export type TryEvent = z.output<typeof tryEvent>;

export const tryEngine = endpoint({
  method: 'POST',
  path: '/api/engines/:id/try',
  summary: 'Ask an engine; the answer is streamed.',
  access: 'guest',
  business: 'member',
  streaming: true,
  params: z.strictObject({ id: z.string().min(1).max(300) }),
  body: z.strictObject({
    question: z
      .string()
      .trim()
      .min(1, 'Enter some text first.')
      .max(longestQuestion, `Use at most ${longestQuestion} characters.`),
  }),
  output: tryEvent,
});

const name = z.string().trim().min(1, 'Give it a name.').max(60, 'Use at most 60 characters.');
const models = z
  .array(z.string().trim().min(1).max(200))
  .max(mostModels, `Name at most ${mostModels} models.`);

const ownKey = z.object({
  id: z.string(),
  provider: z.enum(providerIds),
  name: z.string(),
  baseUrl: z.string().nullable(),
  models: z.array(z.string()),
  /** All that is ever shown of it. */
  lastFour: z.string(),
  /** When it last worked; null when it did not at its last test. */
  workedAt: moment.nullable(),
  createdAt: moment,
});
export type OwnKey = z.output<typeof ownKey>;
const id = z.strictObject({ id: z.uuid() });

export const listOwnKeys = endpoint({
  method: 'GET',
  path: '/api/engines/keys',
  summary: 'List your engine keys, without their secrets.',
  access: 'member',
  business: 'admin',
  output: z.object({ items: z.array(ownKey) }),
});

export const addOwnKey = endpoint({
  method: 'POST',
  path: '/api/engines/keys',
  summary: 'Add your own key; it’s tested first and never shown again.',
  access: 'member',
  business: 'admin',
  body: z
    .strictObject({
      provider: z.enum(providerIds),
      name: name.optional(),
      key: z
        .string()
        .trim()
        .max(500)
        .regex(/^[\x21-\x7e]*$/, 'A key has no spaces and no special characters.'),
      baseUrl: z
        .url({ protocol: /^https?$/, error: 'Enter an address such as https://models.example.org/v1.' })
        .max(500)
        .optional(),
      models: models.default([]),
    })
    .superRefine(({ provider, key, baseUrl }, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (provider === 'compatible' && !baseUrl) wrong('baseUrl', 'Enter the address of the server.');
      if (provider !== 'compatible' && baseUrl) wrong('baseUrl', 'Only your own server needs an address.');
      if (provider !== 'compatible' && key.length < 8) wrong('key', 'Paste the full key.');
    }),
  output: ownKey,
});

export const changeOwnKey = endpoint({
  method: 'PATCH',
  path: '/api/engines/keys/:id',
  summary: 'Rename a key, or choose its models.',
  access: 'member',
  business: 'admin',
  params: id,
  body: z.strictObject({
    name: name.optional(),
    models: models.min(1, 'Name at least one model.').optional(),
  }),
  output: ownKey,
});

export const testOwnKey = endpoint({
  method: 'POST',
  path: '/api/engines/keys/:id/test',
  summary: 'Test a key again.',
  access: 'member',
  business: 'admin',
  params: id,
  output: z.object({ works: z.boolean(), message: z.string().nullable() }),
});

export const removeOwnKey = endpoint({
  method: 'DELETE',
  path: '/api/engines/keys/:id',
  summary: 'Delete a key.',
  access: 'member',
  business: 'admin',
  params: id,
  output: done,
});
