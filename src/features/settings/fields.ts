import { z } from 'zod';
import { about, displayName, handle } from '#features/accounts/fields.ts';

export const profileFields = z.strictObject({
  name: displayName,
  handle,
  about,
});
