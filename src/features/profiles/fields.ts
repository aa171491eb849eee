import { z } from 'zod';

export const mostLinks = 6;

const url = z
  .string()
  .trim()
  .max(300, 'Use at most 300 characters.')
  .refine(
    (text) => /^https?:\/\/[^\s\\@]+\.[^\s\\@]+$/.test(text) && URL.canParse(text),
    'Enter an address that starts with https://.',
  );

export const profileLink = z.strictObject({
  label: z.string().trim().min(1, 'Enter a name.').max(40, 'Use at most 40 characters.'),
  url,
});
export type ProfileLink = z.output<typeof profileLink>;

export const profileLinks = z.array(profileLink).max(mostLinks, `Use at most ${mostLinks} links.`);
