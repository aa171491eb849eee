/** A new account that came by an invite, whichever way it was made. */
import { and, eq, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { cookie, hostCookie } from '#kit/auth/session-cookie.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { OnSignUp } from '#social/people/joined.server.ts';
import { findByCode, stillWorks } from './queries.server.ts';
import { samePerson } from './same-person.ts';
import { inviteJoins, invites } from './table.server.ts';

const keptFor = 7 * 24 * 3600;
const cookieName = ({ settings }: Pick<Context, 'settings'>) =>
  hostCookie(settings.publicUrl, 'frenly.invite');

/** `code.1` where whoever joins lets their name be known. It grants nothing but a place in a list, so it needs no seal. */
export function keepInviteCookie(context: Context, code: string, showsName: boolean) {
  context.responseHeaders.append(
    'set-cookie',
    cookie(context.settings.publicUrl, cookieName(context), `${code}.${showsName ? 1 : 0}`, keptFor),
  );
}

export const joinByInvite: OnSignUp = async (context, { userId, isBrowserOf }) => {
  const kept = readCookie(context.headers.get('cookie'), cookieName(context));
  const [, code, shows] = /^([a-z2-9]{4,20})\.([01])$/.exec(kept ?? '') ?? [];
  if (!code) return;
  context.responseHeaders.append(
    'set-cookie',
    cookie(context.settings.publicUrl, cookieName(context), '', 0),
  );
  const found = await findByCode(context.db, code);
  if (!found) return;
  const [member] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const unrewarded = isBrowserOf(found.invite.ownerId)
    ? ('same-browser' as const)
    : samePerson(member!.email, found.ownerEmail)
      ? ('same-person' as const)
      : null;
  await context.bus.transact(async (tx) => {
    // The count goes up only while there is a place: of ten at once, as many get in as the invite says.
    const [used] = await tx
      .update(invites)
      .set({ uses: sql`${invites.uses} + 1` })
      .where(and(eq(invites.id, found.invite.id), stillWorks))
      .returning({ id: invites.id });
    if (!used) return;
    await tx
      .insert(inviteJoins)
      .values({ inviteId: used.id, memberId: userId, showsName: shows === '1', unrewarded });
    await notify(tx, context, {
      ownerId: found.invite.ownerId,
      kind: 'invite.joined',
      gathered: true,
      data: {
        title: 'Someone joined with your invite',
        text: 'See who joined, and what’s left for your reward.',
        path: href('/frenlyai-v2/invites'),
      },
    });
  });
};
