import { z } from 'zod';

/** The texts of a form by the names of its controls. Files are not texts and have their own way in. */
export function readForm(data: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** A checkbox in a form's schema: browsers send it when it is ticked and leave it out when it is not. */
export const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);
