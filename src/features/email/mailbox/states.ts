export const securities = ['tls', 'starttls'] as const;
export type Security = (typeof securities)[number];

export const snippetKinds = ['template', 'signature'] as const;

/**
 * `waiting` for its time; `sending` from before it is handed over until the answer; `unknown` where that answer never came: it may
 * have left, so it is never sent again by itself.
 */
export const mailStates = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'bounced',
  'cancelled',
] as const;
export type MailState = (typeof mailStates)[number];

export const stateWords: Record<MailState, string> = {
  waiting: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  unknown: 'Unknown',
  bounced: 'Bounced',
  cancelled: 'Cancelled',
};

/** Seconds in which Send can be undone. */
export const undoSeconds = 10;
