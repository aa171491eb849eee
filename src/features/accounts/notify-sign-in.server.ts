/** What the owner of an account always hears of, in the product and by mail. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { browserName } from '#kit/auth/browser-name.ts';
import type { Context } from '#kit/http/context.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';

const kind = 'security.changed';
const path = '/settings?tab=security';

export async function notifyNewSignIn(tx: BusTransaction, context: Context, ownerId: string) {
  const when = new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  await notify(tx, context, {
    ownerId,
    kind,
    data: {
      title: 'New sign-in',
      text: `Your account was signed in to from a new browser: ${browserName(context.userAgent)}, ${when} (UTC).`,
      path,
    },
  });
}

export async function notifyPasswordReset(tx: BusTransaction, context: Context, ownerId: string) {
  await notify(tx, context, {
    ownerId,
    kind,
    data: {
      title: 'Your password was changed',
      text: 'Your password was changed. You’ve been signed out everywhere, and your API keys no longer work.',
      path,
    },
  });
}
