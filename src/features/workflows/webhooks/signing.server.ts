/** What calls of a workflow are signed with, after Standard Webhooks. It follows from the installation's secret, so nothing is kept. */
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Secrets } from '#kit/secrets.server.ts';

const purpose = 'workflow-webhooks';

const secretFrom = (key: string, of: string) =>
  `whsec_${createHmac('sha256', key).update(of).digest('base64')}`;

/** `of`: the webhook that is called, or the workflow that calls. */
export const signingSecret = (secrets: Secrets, of: string) => secretFrom(secrets.key(purpose), of);

export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/** Under the secret of today, or one that it replaced. */
export function isSigned(secrets: Secrets, of: string, body: string, headers: Headers): boolean {
  const given = {
    'webhook-id': headers.get('webhook-id') ?? '',
    'webhook-timestamp': headers.get('webhook-timestamp') ?? '',
    'webhook-signature': headers.get('webhook-signature') ?? '',
  };
  return secrets.keys(purpose).some((key) => {
    try {
      new Webhook(secretFrom(key, of)).verify(body, given);
      return true;
    } catch {
      return false;
    }
  });
}
