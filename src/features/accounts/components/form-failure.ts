import { HttpError } from '#kit/contract/call.ts';

export interface FailureWords {
  /** The server could not be reached at all. */
  unanswered: string;
  /** The server refused and gave no reason. */
  refused?: string;
}

/** What a form says when sending failed: the server's message where it gave one. */
export function failureMessage(error: unknown, { unanswered, refused = unanswered }: FailureWords): string {
  if (!(error instanceof HttpError)) return unanswered;
  // Without a message in it, the raw body or status stands in `words`; neither is for people.
  const hasMessage = error.message !== `${error.status}: ${error.words}`;
  return hasMessage && error.words ? error.words : refused;
}

/** What the server says about single fields, by field. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.split('.').at(-1)!, message]));
}
