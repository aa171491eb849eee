import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { emailInput } from './fields.ts';
import { longestCorrection, longestSaying } from './limits.ts';

export const reviseVoiceEmail = endpoint({
  access: 'guest',
  key: 'tools:run',
  business: 'member',
  method: 'POST',
  path: '/api/voice-email/revisions',
  summary: 'Apply a correction to an e-mail, such as "make it shorter" or "Friday, not Thursday".',
  bodyLimit: 600_000,
  body: z.strictObject({
    letter: emailInput,
    said: z.string().max(longestSaying),
    correction: z.string().trim().min(1, 'Say or type what to change.').max(longestCorrection),
    language: z.string().max(20).nullable(),
    /** The engine that writes; the rules without it, and wherever they know how. */
    engine: z.string().max(200).optional(),
  }),
  output: z.object({
    letter: emailInput,
    /** What was done, in words; null where nothing could be. */
    did: z.string().nullable(),
    /** What has to be known first, where that is why. */
    asks: z.string().optional(),
  }),
});
