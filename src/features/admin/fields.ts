/** What the contracts of this room share. */
import { z } from 'zod';

export const id = z.strictObject({ id: z.uuid() });

/** Words to look for. The database cannot hold the character NUL. */
export const filter = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\0]*$/)
  .optional();

/** The last id of the page before, and of this page where more follow; ids sort by time. */
export const before = z.uuid().optional();
export const next = z.string().nullable();

export const person = z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() });

export const done = z.object({ id: z.string() });
