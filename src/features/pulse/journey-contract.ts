/** One's own timeline: what one made, asked, gave and tried. Nobody else sees it. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const journeyMonths = 24;

const thing = z.object({ kind: z.string(), title: z.string(), href: z.string(), at: moment });

const month = z.object({
  /** `2026-11` */
  month: z.string(),
  things: z.array(thing),
  /** What was made with tools; there may be many. */
  runs: z.array(thing),
  tools: z.array(z.object({ title: z.string(), count: z.number() })),
});
export type JourneyMonth = z.output<typeof month>;

export const ownJourney = endpoint({
  method: 'GET',
  path: '/api/journey',
  summary: 'Get your activity by month. Private to you.',
  access: 'member',
  output: z.object({ since: moment, months: z.array(month), years: z.array(z.number()) }),
});

export const yearPicture = endpoint({
  method: 'POST',
  path: '/api/journey/picture',
  summary: 'Create a picture of one of your years; it isn’t stored.',
  access: 'member',
  rate: 'upload',
  streaming: true,
  body: z.strictObject({ year: z.number().int().min(2020).max(2200) }),
  output: z.instanceof(Blob),
});
