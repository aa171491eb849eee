/** The fields of a business and their rules, shared by forms and server. */
import { z } from 'zod';
import { oneLineName } from '#kit/contract/one-line-name.ts';

export const businessName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(...oneLineName);

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

const addressMark = '#for=';
/** Goes behind the link of an invite that is bound to an address, and so to whoever has that link: a server never sees it. */
export const addressedTo = (email: string) => `${addressMark}${encodeURIComponent(email)}`;

/** The address that a link was written for, to be filled in; empty where it names none. */
export function addressIn(hash: string): string {
  if (!hash.startsWith(addressMark)) return '';
  try {
    const email = decodeURIComponent(hash.slice(addressMark.length));
    return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? email : '';
  } catch {
    return ''; // not as we wrote it
  }
}

/** The secret of an invite that someone was on the way to. */
export const inviteIn = (path: string): string | undefined =>
  /^\/business\/my-businesses\?(?:[^#]*&)?invite=([\w-]{16,60})(?:[&#]|$)/.exec(path)?.[1];
