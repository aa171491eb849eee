/** A draft without its schema, for pages. */

export interface DraftContent {
  /** Recipients stay as they were typed until they are all addresses. */
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  body: string;
  /** A mail of one's own that this one goes on from. */
  follows: string | null;
}

export const emptyDraft: DraftContent = { to: '', cc: '', bcc: '', subject: '', body: '', follows: null };
