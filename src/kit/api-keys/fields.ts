/** What is asked for and shown of an API key, whoever it belongs to. */
import { z } from 'zod';
import { keyScopes, type KeyScope } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const apiKeyFields = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  expired: z.boolean(),
});

export const newKeyFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Give it a name.')
    .max(60, 'Use at most 60 characters.')
    .refine((text) => !text.includes('\0'), 'Remove the invisible character.'),
  scopes: z.array(z.enum(keyScopes)).min(1, 'Choose what it can do.').max(keyScopes.length),
  /** Null: until it is revoked. */
  expiresInDays: z.int().min(1).max(366).nullable(),
});
export type NewKey = z.output<typeof newKeyFields>;

/** What a key may do, for people. */
export type ScopeWords = Record<KeyScope, { label: string; hint: string }>;
