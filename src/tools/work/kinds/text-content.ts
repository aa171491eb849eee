import { z } from 'zod';

export const longestText = 200_000;

/** A text, in Markdown or plain. */
export const textContent = z.strictObject({
  text: z.string().max(longestText, `Use at most ${longestText.toLocaleString('en')} characters.`),
});
export type TextContent = z.output<typeof textContent>;
