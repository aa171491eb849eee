/** A draft without its schema, for pages. */
import type { MailFile } from '#tools/kinds/email.ts';

export interface DraftContent {
  /** Recipients stay as they were typed until they are all addresses. */
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  body: string;
  /** A mail of one's own that this one goes on from. */
  follows: string | null;
  attachments: MailFile[];
}

export const emptyDraft: DraftContent = {
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  body: '',
  follows: null,
  attachments: [],
};
