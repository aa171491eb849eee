import { z } from 'zod';
import { about, displayName, handle } from '#features/accounts/fields.ts';

/** The database cannot hold the character NUL. */
const storable = (text: string) => !text.includes('\0');
const unstorable = 'There is an invisible character in it that cannot be kept.';

export const profileFields = z.strictObject({
  name: displayName.refine(storable, unstorable),
  handle,
  about: about.refine(storable, unstorable),
});
