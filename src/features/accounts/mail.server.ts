/** The letters of accounts. Links come from PUBLIC_URL alone, never from a request's Host. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { AuthMail } from '#kit/auth/auth.server.ts';
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
  tx: BusTransaction,
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
    reason: 'If it was not you, nothing has changed and you can ignore this e-mail.',
  };
}

export function verificationLetter(
  { publicUrl, product }: Settings,
  { name }: Recipient,
  token: string,
): Letter {
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
