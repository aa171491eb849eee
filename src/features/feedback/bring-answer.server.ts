/** How an answer reaches whoever wrote to us: members by notification, and everyone whose address we know by one email. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { emailHtml, emailText, type EmailParts } from '#kit/mail/email.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { FeedbackWithSender } from './queries.server.ts';

const title = 'We answered your feedback';
const longestQuote = 400;

type Needed = Pick<Services, 'jobs' | 'settings'>;

/** Call it in the transaction of the answer. */
export async function bringAnswer(
  tx: BusTransaction,
  services: Needed,
  row: FeedbackWithSender,
  answer: string,
) {
  const { feedback, sender } = row;
  if (sender)
    await notify(tx, services, {
      ownerId: sender.id,
      kind: 'feedback.answered',
      data: { title, text: shortened(answer), path: '/feedback' },
    });
  const to = addressOf(row);
  if (to)
    await queueMail(tx, services.jobs, {
      ownerId: feedback.ownerId,
      to,
      template: 'feedback-answer',
      ...writeEmail(services.settings, feedback.text, answer),
    });
  return { notified: sender !== null, mailed: to !== null };
}

/** The address that was left, else the account's own. One that nobody confirmed may be a stranger's. */
export function addressOf({ feedback, sender }: FeedbackWithSender): string | null {
  return feedback.email ?? (sender?.emailVerified ? sender.email : null);
}

export function writeEmail(
  { product, publicUrl }: Pick<Services['settings'], 'product' | 'publicUrl'>,
  text: string,
  answer: string,
) {
  const parts: EmailParts = {
    product: product.name,
    title,
    paragraphs: ['You wrote to us:', `“${shortened(text)}”`, 'Our answer:', ...answer.split(/\n{2,}/)],
    action: { label: 'Write to us again', url: `${publicUrl}/feedback` },
    reason: `You’re receiving this because you sent us feedback at ${product.name}.`,
  };
  return { subject: `${title} · ${product.name}`, text: emailText(parts), html: emailHtml(parts) };
}

function shortened(text: string) {
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;
}
