/** The fields of a business and their rules, shared by forms and server. */
import { z } from 'zod';

export const businessName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(/^[^\r\n]*$/, 'A name is one line.');

export const businessHandle = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(30, 'Use at most 30 characters.')
  .regex(
    /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/,
    'Use letters, digits, hyphens and underscores, and start and end with a letter or digit.',
  );

export const businessAbout = z.string().trim().max(500, 'Use at most 500 characters.');
export const invoiceAddress = z.string().trim().max(300, 'Use at most 300 characters.');
export const longestPicture = 5_000_000;
