import type { BusTransaction } from '#kit/events/bus.server.ts';
import { emailHtml, emailText } from '#kit/mail/email.ts';
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
      'You applied for the panda beta. Confirm this address to secure your place in the queue.',
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
        ? 'It’s your turn. Open the beta dashboard to turn on what you want to try.'
        : 'It’s your turn. Create an account with this e-mail address and confirm it to open the beta dashboard.',
    ],
    action: {
      label: hasAccount ? 'Open the beta dashboard' : 'Create an account',
      path: hasAccount ? path : `/register?return_url=${encodeURIComponent(path)}`,
    },
  });
}

interface BetaEmail {
  template: string;
  title: string;
  paragraphs: string[];
  action: { label: string; path: string };
}

async function send(tx: BusTransaction, { jobs, settings }: Needs, to: To, email: BetaEmail) {
  const { template, title, paragraphs, action } = email;
  const { name: product } = settings.product;
  const parts = {
    product,
    title,
    paragraphs,
    action: { label: action.label, url: settings.publicUrl + action.path },
    reason: `You’re receiving this because this address was entered for the panda beta at ${product}. If it wasn’t you, ignore it. Unconfirmed addresses are deleted after 30 days.`,
  };
  await queueMail(tx, jobs, {
    ownerId: to.ownerId,
    to: to.email,
    template,
    subject: `${title} · ${product}`,
    text: emailText(parts),
    html: emailHtml(parts),
  });
}
