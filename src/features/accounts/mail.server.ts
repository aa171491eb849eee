/** The letters of accounts. Links come from PUBLIC_URL alone, never from a request's Host. */
import type { AuthMail } from '#kit/auth/auth.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import { letterHtml, letterText, type LetterParts } from '#kit/mail/letter.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import type { Settings } from '#kit/settings.server.ts';

export function authMail(jobs: Jobs, bus: Bus, settings: Settings): AuthMail {
  const { name: product } = settings.product;
  const send = (to: { id: string; email: string }, template: string, parts: Omit<LetterParts, 'product'>) =>
    bus.transact((tx) =>
      queueMail(tx, jobs, {
        ownerId: to.id,
        to: to.email,
        template,
        subject: `${parts.title} · ${product}`,
        text: letterText({ product, ...parts }),
        html: letterHtml({ product, ...parts }),
      }),
    );
  return {
    sendReset: (to, token) =>
      send(to, 'reset-password', {
        title: 'Choose a new password',
        paragraphs: [`Hello ${to.name},`, 'someone asked for a new password for your account. The link works once, for one hour.'],
        action: { label: 'Choose a new password', url: `${settings.publicUrl}/reset-password?token=${encodeURIComponent(token)}` },
        reason: 'If it was not you, nothing has changed and you can ignore this letter.',
      }),
    sendVerification: (to, token) =>
      send(to, 'verify-email', {
        title: 'Confirm your e-mail address',
        paragraphs: [`Hello ${to.name},`, `please confirm that this address is yours, so that we can help if you lose your password.`],
        action: { label: 'Confirm this address', url: `${settings.publicUrl}/verify-email?token=${encodeURIComponent(token)}` },
        reason: `You get this because the address was entered at ${product}. If it was not you, ignore it.`,
      }),
  };
}
