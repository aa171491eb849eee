import { readAddresses, type Email } from '#tools/kinds/email.ts';
import type { DraftContent } from './empty-draft.ts';

/** What of a draft can be sent: recipients that are addresses. */
export const emailOf = ({ to, cc, bcc, subject, body, attachments }: DraftContent): Email => ({
  to: readAddresses(to).addresses,
  cc: readAddresses(cc).addresses,
  bcc: readAddresses(bcc).addresses,
  subject,
  body,
  attachments,
});

export const unreadIn = ({ to, cc, bcc }: DraftContent): string[] =>
  [to, cc, bcc].flatMap((typed) => readAddresses(typed).unread);
