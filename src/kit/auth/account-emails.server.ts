/** The e-mails of accounts. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { AuthMail } from '#kit/auth/auth.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import { emailHtml, emailText, type EmailParts } from '#kit/mail/email.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';

interface Recipient {
  id: string;
  email: string;
  name: string;
}

interface Email extends Omit<EmailParts, 'product'> {
  template: string;
}

/** For better-auth, which sends in the middle of its own work. */
export function authMail(jobs: Jobs, bus: Bus, settings: Settings): AuthMail {
  const send = (to: Recipient, email: Email) =>
    bus.transact((tx) => queueEmail(tx, { jobs, settings }, to, email));
  return {
    sendReset: (to, token, publicUrl) => send(to, resetEmail({ publicUrl }, to, token)),
    sendVerification: (to, token, publicUrl) =>
      send(to, verificationEmail({ ...settings, publicUrl }, to, token)),
  };
}

export async function queueEmail(
  tx: BusTransaction,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  to: Recipient,
  { template, ...rest }: Email,
) {
  const { name: product } = settings.product;
  const parts = { product, ...rest };
  await queueMail(tx, jobs, {
    ownerId: to.id,
    to: to.email,
    template,
    subject: `${parts.title} · ${product}`,
    text: emailText(parts),
    html: emailHtml(parts),
  });
}

function resetEmail({ publicUrl }: Pick<Settings, 'publicUrl'>, { name }: Recipient, token: string): Email {
  return {
    template: 'reset-password',
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      'Someone asked to reset the password for your account. The link works once, for one hour.',
    ],
    action: {
      label: 'Choose a new password',
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    reason: 'If it wasn’t you, ignore this e-mail. Nothing has changed.',
  };
}

/** Someone entered an address at sign-up that has an account: its owner is told, they are not. */
export function registeredAgainEmail({ publicUrl, product }: Settings, { name }: Recipient): Email {
  return {
    template: 'registered-again',
    title: 'You already have an account',
    paragraphs: [
      `Hello ${name},`,
      `Someone tried to register at ${product.name} with this address. It belongs to your account, which hasn’t changed.`,
      `If it was you, sign in with this address. If you forgot your password, reset it at ${publicUrl}/forgot-password.`,
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    reason: 'If it wasn’t you, ignore this e-mail. A new account can’t use your address.',
  };
}

export function verificationEmail(
  { publicUrl, product }: Settings,
  { name }: Recipient,
  token: string,
): Email {
  return {
    template: 'verify-email',
    title: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'Please confirm your e-mail address, so you can reset your password if you lose it. The link works for 24 hours.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`,
    },
    reason: `You’re receiving this because this address was entered at ${product.name}. If it wasn’t you, ignore it.`,
  };
}
