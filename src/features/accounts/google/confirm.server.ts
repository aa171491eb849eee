/** A fresh sign-in at Google as proof that it is still the same person, for sensitive changes. Starts no session. */
import { eq } from 'drizzle-orm';
import { sessions } from '#kit/auth/table.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import type { Flow } from './flow.server.ts';
import { findSubject } from './identify.server.ts';
import type { GoogleIdentity } from './provider.server.ts';
import { SignInStopped } from './stopped.server.ts';

/** Their clock and ours may differ a little. */
const clockTolerance = 30_000;

export async function confirmSession({ caller, callers, db }: Context, flow: Flow, identity: GoogleIdentity) {
  const { sub, authenticatedAt } = identity;
  if (caller.kind !== 'member' || !caller.session || caller.session.id !== flow.confirms)
    throw new SignInStopped('session_failed');
  if ((await findSubject(db, caller.user.id)) !== sub) throw new SignInStopped('wrong_account');
  if (!authenticatedAt || authenticatedAt.getTime() < flow.startedAt - clockTolerance)
    throw new SignInStopped('confirm_failed');
  await db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, caller.session.id));
  await callers.refresh(caller.user.id);
}
