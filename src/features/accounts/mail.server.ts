/** The letters of accounts. Links come from PUBLIC_URL alone, never from a request's Host. */
import type { AuthMail } from '#kit/auth/auth.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import { letterHtml, letterText, type LetterParts } from '#kit/mail/letter.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';

interface Recipient {
  id: string;
  email: string;
  name: string;
}

interface Letter extends Omit<LetterParts, 'product'> {
  template: string;
}

/** For better-auth, which sends in the middle of its own work. */
export function authMail(jobs: Jobs, bus: Bus, settings: Settings): AuthMail {
  const send = (to: Recipient, letter: Letter) =>
    bus.transact((tx) => queueLetter(tx, { jobs, settings }, to, letter));
  return {
    sendReset: (to, token) => send(to, resetLetter(settings, to, token)),
    sendVerification: (to, token) => send(to, verificationLetter(settings, to, token)),
  };
}

export async function queueLetter(
  tx: Queryable,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  to: Recipient,
  { template, ...rest }: Letter,
) {
  const { name: product } = settings.product;
  const parts = { product, ...rest };
  await queueMail(tx, jobs, {
    ownerId: to.id,
    to: to.email,
    template,
    subject: `${parts.title} · ${product}`,
    text: letterText(parts),
    html: letterHtml(parts),
  });
}

function resetLetter({ publicUrl }: Settings, { name }: Recipient, token: string): Letter {
  return {
    template: 'reset-password',
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      'someone asked for a new password for your account. The link works once, for one hour.',
    ],
    action: {
      label: 'Choose a new password',
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    reason: 'If it was not you, nothing has changed and you can ignore this letter.',
  };
}

export function verificationLetter({ publicUrl, product }: Settings, { name }: Recipient, token: string): Letter {
  return {
    template: 'verify-email',
    title: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'please confirm that this address is yours, so that we can help if you lose your password.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`,
    },
    reason: `You get this because the address was entered at ${product.name}. If it was not you, ignore it.`,
  };
}

export function passwordChangedLetter({ publicUrl }: Settings, { name }: Recipient): Letter {
  return {
    template: 'password-changed',
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'your account has a new password, and every browser and API key that was signed in is signed out.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    reason: `If it was not you, someone can read your mail: secure your mailbox, then choose a new password at ${publicUrl}/forgot-password.`,
  };
}

export function newSignInLetter({ publicUrl }: Settings, { name }: Recipient, browser: string): Letter {
  const when = new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    template: 'new-sign-in',
    title: 'A new browser signed in',
    paragraphs: [
      `Hello ${name},`,
      `your account was opened with ${browser}, for the first time in this browser, on ${when} (UTC).`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: choose a new password', url: `${publicUrl}/forgot-password` },
    reason: 'You get this so that nobody uses your account without your knowing.',
  };
}

/** Goes to the old address: whoever lost the account still reads mail there. */
export function emailChangedLetter({ product }: Settings, { name }: Recipient, newEmail: string): Letter {
  return {
    template: 'email-changed',
    title: 'Your e-mail address was changed',
    paragraphs: [`Hello ${name},`, `from now on letters about your account go to ${newEmail}, not to this address.`],
    reason: `If it was not you, write to ${product.supportEmail} at once.`,
  };
}
