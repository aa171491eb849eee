/** What people taught the corrector by refusing a change. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

const forAll = { access: 'guest', business: 'member' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;
export const mostRules = 1_000;

const rule = z.object({
  id: z.string(),
  is: z.enum(['word', 'change', 'kind']),
  words: z.string(),
  now: z.string(),
  createdAt: moment,
});
export type TaughtRuleView = z.output<typeof rule>;

export const listTaughtRules = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/polish/rules',
  summary: 'List your writing rules, used by every tool that corrects text.',
  output: z.object({ items: z.array(rule) }),
});

export const teachRule = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/polish/rules',
  summary: 'Add a writing rule: ignore these words, never make this change, or give no advice of this kind.',
  body: z.strictObject({
    is: z.enum(['word', 'change', 'kind']),
    words: z.string().trim().min(1).max(200),
    now: z.string().trim().max(200).default(''),
  }),
  output: rule,
});

export const forgetRule = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/api/polish/rules/:id',
  summary: 'Delete a writing rule.',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
