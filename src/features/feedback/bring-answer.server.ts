/** How an answer reaches whoever wrote to us: members by notification, an address that was left by one letter. */
import type { Queryable } from '#kit/db/database.server.ts';
import { letterHtml, letterText, type LetterParts } from '#kit/mail/letter.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { FeedbackWithSender } from './queries.server.ts';

const title = 'We answered your feedback';
const longestQuote = 400;

type Needed = Pick<Services, 'jobs' | 'settings'>;

/** Call it in the transaction of the answer. */
export async function bringAnswer(
  tx: Queryable,
  services: Needed,
  { feedback, sender }: FeedbackWithSender,
  answer: string,
) {
  if (sender)
    await notify(tx, services, {
      ownerId: sender.id,
      kind: 'feedback.answered',
      data: { title, text: shortened(answer), path: '/feedback' },
    });
  // A member's own address hears of it through the notification, if they want that.
  const to = feedback.email === sender?.email ? null : feedback.email;
  if (to)
    await queueMail(tx, services.jobs, {
      ownerId: feedback.ownerId,
      to,
      template: 'feedback-answer',
      ...writeLetter(services.settings, feedback.text, answer),
    });
  return { notified: sender !== null, mailed: to !== null };
}

function writeLetter({ product, publicUrl }: Services['settings'], text: string, answer: string) {
  const parts: LetterParts = {
    product: product.name,
    title,
    paragraphs: ['You wrote to us:', `“${shortened(text)}”`, 'Our answer:', ...answer.split(/\n{2,}/)],
    action: { label: 'Write to us again', url: `${publicUrl}/feedback` },
    reason: `You get this one letter because this address was left with feedback at ${product.name}.`,
  };
  return { subject: `${title} · ${product.name}`, text: letterText(parts), html: letterHtml(parts) };
}

function shortened(text: string) {
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;
}
