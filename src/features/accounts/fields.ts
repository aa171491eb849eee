/** The fields of accounts and their rules, shared by forms and server. */
import { z } from 'zod';
import { oneLineName } from '#kit/contract/one-line-name.ts';

export const shortestPassword = 8;
const longestPassword = 256;

/** Counted as people count: an emoji is one character, whatever it takes to store it. */
const characters = (text: string) => [...text].length;

/** A password that someone chooses now. */
export const password = z
  .string()
  .refine((text) => characters(text) >= shortestPassword, `Use at least ${shortestPassword} characters.`)
  .refine((text) => characters(text) <= longestPassword, `Use at most ${longestPassword} characters.`);

/** A password that someone chose before: whether it is right says more than any rule. */
export const givenPassword = z
  .string()
  .min(1, 'Enter your password.')
  .max(1024, 'That’s too long for a password.');

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an e-mail address such as you@example.org.'));

/** Letters, digits, dots, hyphens and underscores; it is part of an address, so it stays plain. */
export const handle = z
  .string()
  .trim()
  .min(3, 'Use at least 3 characters.')
  .max(30, 'Use at most 30 characters.')
  .regex(
    /^[a-zA-Z0-9](?:[a-zA-Z0-9_-]*[a-zA-Z0-9])?$/,
    'Use letters, digits, hyphens and underscores, and start and end with a letter or digit.',
  );

export const displayName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(...oneLineName);
export const about = z.string().trim().max(500, 'Use at most 500 characters.');
export const usernameOrEmail = z.string().trim().min(1, 'Enter your username or e-mail.').max(254);
