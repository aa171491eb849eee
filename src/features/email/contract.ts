/** What people taught the corrector by refusing a change. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;
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
  ...forAll,
  method: 'GET',
  path: '/api/polish/rules',
  summary: 'What you taught by refusing changes: every tool that corrects text obeys it.',
  output: z.object({ items: z.array(rule) }),
});

export const teachRule = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/polish/rules',
  summary: 'Teach a rule: leave these words alone, never make this change, or give no advice of this kind.',
  body: z.strictObject({
    is: z.enum(['word', 'change', 'kind']),
    words: z.string().trim().min(1).max(200),
    now: z.string().trim().max(200).default(''),
  }),
  output: rule,
});

export const forgetRule = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/polish/rules/:id',
  summary: 'Forget a rule that you taught.',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
