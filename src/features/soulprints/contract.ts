/** What a person is about: proposed from what they answered and really did, approved by them alone. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { handleParams, personShape } from '#social/people/contract.ts';
import { soulAnswer, soulFacet, soulFacets } from './fields.ts';
import { soulQuestions } from './questions.ts';

const ids = soulQuestions.map(({ id }) => id) as [string, ...string[]];

const own = z.object({
  answers: z.record(z.string(), z.string()),
  facets: z.array(soulFacet),
  /** Not part of it unless approved. */
  proposals: z.array(soulFacet),
});
export type OwnSoulprint = z.output<typeof own>;

export const ownSoulprint = endpoint({
  method: 'GET',
  path: '/api/soulprint',
  summary: 'Get your answers, approved items and suggestions.',
  access: 'member',
  output: own,
});

export const putSoulprint = endpoint({
  method: 'PATCH',
  path: '/api/soulprint',
  summary: 'Update your answers and approved items, or reject suggestions.',
  access: 'member',
  body: z.strictObject({
    answers: z.partialRecord(z.enum(ids), soulAnswer).optional(),
    facets: soulFacets.optional(),
    refuse: z.string().max(40).optional(),
  }),
  output: own,
});

export const soulprintOf = endpoint({
  method: 'GET',
  path: '/api/profiles/:handle/soulprint',
  summary: 'Get a member’s soulprint, as visible to you.',
  access: 'public',
  params: handleParams,
  output: z.object({ person: personShape, facets: z.array(soulFacet.pick({ label: true, weight: true })) }),
});
