import { z } from 'zod';

export const facetKinds = ['offering', 'skill', 'language'] as const;
export type FacetKind = (typeof facetKinds)[number];

export const mostOfKind = 12;
export const longestFacet = 60;

/** As it is compared: one spelling, small letters, single spaces, and nothing that an address gives a meaning. */
export const foldFacet = (label: string) =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,;|]+/g, ' ')
    .trim();

const facet = z
  .string()
  .trim()
  .max(longestFacet, `Use at most ${longestFacet} characters each.`)
  .refine((label) => /[\p{L}\p{N}]/u.test(label), 'Use letters or digits.');

const list = z.array(facet).max(mostOfKind, `Use at most ${mostOfKind}.`);

export const offeringFields = z.strictObject({ offering: list, skill: list, language: list });
export type Offerings = z.output<typeof offeringFields>;

export const viewName = z.string().trim().min(1, 'Give it a name.').max(60, 'Use at most 60 characters.');
