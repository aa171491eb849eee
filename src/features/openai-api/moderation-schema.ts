/** What may be checked, and what a check says of it. */
import { z } from 'zod';

/** All that the protocol knows. */
export const categories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;
export type Category = (typeof categories)[number];

const text = z.string().max(100_000);
const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text }),
  z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: z.string() }) }),
]);
export type ModeratedPart = z.output<typeof part>;

export const moderationRequest = z.strictObject({
  model: z.string().max(300).optional(),
  /** Several texts are checked one by one; parts of several kinds are one thing together. */
  input: z.union([text, z.array(text).min(1).max(100), z.array(part).min(1).max(20)]),
});
export type ModerationRequest = z.output<typeof moderationRequest>;

const ofEach = <S extends z.ZodType>(schema: S) => z.record(z.enum(categories), schema);
export const moderationResult = z.object({
  flagged: z.boolean(),
  categories: ofEach(z.boolean()),
  category_scores: ofEach(z.number()),
  /** Which kinds of input each category was looked for in; an empty list says that nobody looked. */
  category_applied_input_types: ofEach(z.array(z.enum(['text', 'image']))),
});
export type ModerationResult = z.output<typeof moderationResult>;
