import type { BusTransaction } from '#kit/events/bus.server.ts';
import { letterHtml, letterText } from '#kit/mail/letter.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import type { Services } from '#kit/services.server.ts';

type Needs = Pick<Services, 'jobs' | 'settings'>;
interface To {
  email: string;
  ownerId: string | null;
}

export const confirmTemplate = 'beta-confirm';

export function sendConfirmation(tx: BusTransaction, needs: Needs, to: To, secret: string) {
  return send(tx, needs, to, {
    template: confirmTemplate,
    title: 'Confirm your place in the panda beta',
    paragraphs: [
      'Hello,',
      'you applied for the panda beta. Confirm this address, and your place in the queue counts from then on.',
    ],
    action: { label: 'Confirm and see my place', path: `/panda-beta?secret=${encodeURIComponent(secret)}` },
  });
}

export function sendInvitation(tx: BusTransaction, needs: Needs, to: To, hasAccount: boolean) {
  const path = '/panda-beta/dashboard';
  return send(tx, needs, to, {
    template: 'beta-invite',
    title: 'You are in the panda beta',
    paragraphs: [
      'Hello,',
      hasAccount
        ? 'your turn has come. Open the beta dashboard to switch on what you want to try.'
        : 'your turn has come. Make an account with this e-mail address, confirm it, and the beta dashboard is yours.',
    ],
    action: {
      label: hasAccount ? 'Open the beta dashboard' : 'Make an account',
      path: hasAccount ? path : `/register?return_url=${encodeURIComponent(path)}`,
    },
  });
}

interface Letter {
  template: string;
  title: string;
  paragraphs: string[];
  action: { label: string; path: string };
}

async function send(tx: BusTransaction, { jobs, settings }: Needs, to: To, letter: Letter) {
  const { template, title, paragraphs, action } = letter;
  const { name: product } = settings.product;
  const parts = {
    product,
    title,
    paragraphs,
    action: { label: action.label, url: settings.publicUrl + action.path },
    reason: `You get this because this address was entered for the panda beta at ${product}. If it was not you, ignore it: an address that nobody confirms is erased after 30 days.`,
  };
  await queueMail(tx, jobs, {
    ownerId: to.ownerId,
    to: to.email,
    template,
    subject: `${title} · ${product}`,
    text: letterText(parts),
    html: letterHtml(parts),
  });
}
