/** What the owner of an installation sets while it runs; forms and server read the same rules. */
import { z } from 'zod';

export const longestAnnouncement = 200;

export const ownerSettingsSchema = z.strictObject({
  /** Whether newcomers may make an account. */
  registrationOpen: z.boolean(),
  /** A line on top of every page; empty means none. */
  announcement: z
    .string()
    .trim()
    .max(longestAnnouncement, `Use at most ${longestAnnouncement} characters.`)
    .regex(/^[^\p{Cc}]*$/u, 'Write it as one line.'),
  /** Whether the small language model is offered as an engine. */
  basicWriter: z.boolean(),
  /** Whether the gallery shows examples of our own while members have published few. */
  galleryExamples: z.boolean(),
});
export type OwnerSettingsValues = z.output<typeof ownerSettingsSchema>;

/** Apart from the schema: a default inside it would fill in what a partial change leaves out. */
export const ownerSettingsDefaults: OwnerSettingsValues = {
  registrationOpen: true,
  announcement: '',
  basicWriter: false,
  galleryExamples: true,
};
