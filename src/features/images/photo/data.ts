/** What an edit of a photo made. */
import { z } from 'zod';
import { madeKinds } from './content.ts';

export const photoEditData = z.strictObject({
  photo: z.uuid(),
  is: z.enum(madeKinds),
  made: z.strictObject({ file: z.uuid(), width: z.int(), height: z.int() }),
});
export type PhotoEditData = z.output<typeof photoEditData>;
