/** What a person is about: proposed from what they answered and really did, approved by them alone. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { handleParams, personShape } from '#kit/people/contract.ts';
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
  summary: 'Your answers, what you approved, and what is proposed from your answers and the tools you use.',
  access: 'member',
  output: own,
});

export const putSoulprint = endpoint({
  method: 'PATCH',
  path: '/api/soulprint',
  summary: 'Change your answers or what you approve; refuse proposals for good.',
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
  summary: 'What a member is about, as far as you may see it; no facets where they keep it to themselves.',
  access: 'public',
  params: handleParams,
  output: z.object({ person: personShape, facets: z.array(soulFacet.pick({ label: true, weight: true })) }),
});
