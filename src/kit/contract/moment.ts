import { z } from 'zod';

/** A moment as it travels: handlers give a Date, everyone else reads ISO text. */
export const moment = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime());
