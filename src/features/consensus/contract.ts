/** What people add to a consensus: panels they saved, what settles a contested claim, and whether an answer helped. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const ratings = ['up', 'down'] as const;
export type Rating = (typeof ratings)[number];
export const mostPanels = 24;
export const longestPanelName = 60;
export const longestNote = 500;
const mostEngines = 6;

/** The database cannot hold NUL, and in lists neither half of a surrogate pair. */
const plain = /^[^\0\p{Cs}]*$/u;
const notPlain = 'Remove the invisible character.';
const id = z.strictObject({ id: z.uuid() });
const secret = z.strictObject({ secret: z.string().min(1).max(100) });

const panel = z.object({ id: z.string(), name: z.string(), engines: z.array(z.string()), createdAt: moment });
export type SavedPanel = z.output<typeof panel>;

const panelName = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(longestPanelName, `Use at most ${longestPanelName} characters.`)
  .regex(plain, notPlain);
const panelEngines = z
  .array(z.string().min(1).max(300).regex(plain, notPlain))
  .min(1, 'Choose an engine.')
  .max(mostEngines, `Choose at most ${mostEngines} engines.`);

export const listPanels = endpoint({
  method: 'GET',
  path: '/api/consensus/panels',
  summary: 'List your saved panels, oldest first.',
  access: 'guest',
  business: 'member',
  output: z.object({ items: z.array(panel) }),
});

export const savePanel = endpoint({
  method: 'POST',
  path: '/api/consensus/panels',
  summary: 'Save a panel of engines.',
  access: 'guest',
  business: 'member',
  body: z.strictObject({ name: panelName, engines: panelEngines }),
  output: panel,
});

export const renamePanel = endpoint({
  method: 'PATCH',
  path: '/api/consensus/panels/:id',
  summary: 'Rename a panel.',
  access: 'guest',
  business: 'member',
  params: id,
  body: z.strictObject({ name: panelName }),
  output: panel,
});

export const removePanel = endpoint({
  method: 'DELETE',
  path: '/api/consensus/panels/:id',
  summary: 'Delete a panel; its answers stay.',
  access: 'guest',
  business: 'member',
  params: id,
  output: done,
});

const settlement = z.object({
  id: z.string(),
  contest: z.string(),
  /** The side that holds. */
  side: z.string(),
  source: z.string(),
  note: z.string().nullable(),
  /** Handle of whoever said it. */
  by: z.string().nullable(),
  /** Whether you may take it away: it is yours, or on your run. */
  removable: z.boolean(),
  createdAt: moment,
});
export type Settlement = z.output<typeof settlement>;
const settlements = z.object({ items: z.array(settlement) });

const settling = z.strictObject({
  contest: z.string().min(1).max(100),
  side: z.string().min(1).max(100),
  source: z
    .url({ protocol: /^https?$/, error: 'Enter a source address, such as https://example.org/page.' })
    .max(2000, 'That address is too long.'),
  note: z
    .string()
    .trim()
    .max(longestNote, `Use at most ${longestNote} characters.`)
    .regex(plain, notPlain)
    .optional(),
});

export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/runs/:id/settlements',
  summary: 'List sources added to settle contested claims in your run.',
  access: 'guest',
  business: 'member',
  params: id,
  output: settlements,
});

export const settleClaim = endpoint({
  method: 'POST',
  path: '/api/runs/:id/settlements',
  summary: 'Settle a contested claim with a source; repeating it replaces your source.',
  access: 'member',
  params: id,
  body: settling,
  output: settlements,
});

export const listSharedSettlements = endpoint({
  method: 'GET',
  path: '/api/shared/:secret/settlements',
  summary: 'List sources added to settle contested claims in a shared run.',
  access: 'share',
  params: secret,
  output: settlements,
});

export const settleSharedClaim = endpoint({
  method: 'POST',
  path: '/api/shared/:secret/settlements',
  summary: 'Settle a contested claim in a shared run with a source.',
  access: 'member',
  params: secret,
  body: settling,
  output: settlements,
});

export const removeSettlement = endpoint({
  method: 'DELETE',
  path: '/api/consensus/settlements/:id',
  summary: 'Remove your source, or others’ sources from your run.',
  access: 'member',
  params: id,
  output: done,
});

const givenRatings = z.object({ ratings: z.record(z.string(), z.enum(ratings)) });

export const getRatings = endpoint({
  method: 'GET',
  path: '/api/runs/:id/ratings',
  summary: 'Get your ratings of a run’s answers.',
  access: 'guest',
  business: 'member',
  params: id,
  output: givenRatings,
});

export const rateAnswer = endpoint({
  method: 'PUT',
  path: '/api/runs/:id/ratings',
  summary: 'Rate an answer as helpful or not; null removes the rating.',
  access: 'guest',
  business: 'member',
  params: id,
  body: z.strictObject({ part: z.string().min(1).max(60), rating: z.enum(ratings).nullable() }),
  output: givenRatings,
});
