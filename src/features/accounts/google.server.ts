/** Sign-in with Google: two navigations there and back, and the question whether to link an existing account. */
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { safeReturnUrl } from '#kit/auth/return-url.ts';
import { href } from '#kit/href.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { acceptLink, authCallback, googleCallback, googleSignIn, pendingLink } from './contract.ts';
import { confirmSession } from './google/confirm.server.ts';
import { beginFlow, takeFlow, type Flow } from './google/flow.server.ts';
import { identify } from './google/identify.server.ts';
import { acceptPendingLink, pendingCookie } from './google/link.server.ts';
import { authorizationUrl, redeem } from './google/provider.server.ts';
import { askSecondFactor } from './google/second-factor.server.ts';
import { startSession } from './google/start-session.server.ts';
import { redirect, refusal, SignInStopped, stoppedAnswer, unlessHome } from './google/stopped.server.ts';

export const googleEndpoints = [
  implement(googleSignIn, async ({ query }, context) => {
    const returnTo = returnPath(query.return_url);
    return leave(context, returnTo, query.confirm === '1').catch((error) =>
      stoppedAnswer(error, context, returnTo),
    );
  }),
  implement(googleCallback, ({ query }, context) => comeBack(context, query.state)),
  implement(authCallback, ({ query }, context) => comeBack(context, query.state)),
  implement(pendingLink, (_, context) => ({ email: pendingCookie.read(context)?.email ?? null })),
  implement(acceptLink, async (_, context) => {
    await acceptPendingLink(context);
    return { success: true, message: 'Google is linked. You can now sign in with it.' };
  }),
];

async function leave(context: Context, returnTo: string, confirm: boolean): Promise<Response> {
  const { caller, settings } = context;
  if (!settings.google) throw new SignInStopped('google_not_configured');
  const member = confirm && caller.kind === 'member' && caller.session ? caller : undefined;
  if (confirm && !member) return redirect(href('/login', { return_url: returnTo }));
  const flow = beginFlow(context, { returnTo, confirms: member?.session?.id });
  const trip = { google: settings.google, flow, redirectUri: redirectUri(context) };
  return redirect(await authorizationUrl({ ...trip, loginHint: member && ownAddressOf(member.user) }));
}

async function comeBack(context: Context, state: string | undefined): Promise<Response> {
  const flow = await takeFlow(context, state);
  if (typeof flow === 'string') return refusal(flow);
  return finish(context, flow).catch((error) => stoppedAnswer(error, context, flow.returnTo));
}

async function finish(context: Context, flow: Flow): Promise<Response> {
  const { settings, request } = context;
  if (!settings.google) throw new SignInStopped('google_not_configured');
  const { search } = new URL(request.url);
  const trip = { google: settings.google, flow, redirectUri: redirectUri(context) };
  const identity = await redeem({ ...trip, query: search });

  if (flow.confirms) {
    await confirmSession(context, flow, identity);
    return redirect(flow.returnTo);
  }
  const found = await identify(context, identity);
  if (found.is === 'waiting') {
    pendingCookie.write(context, { sub: identity.sub, email: found.email });
    return redirect(href('/login', { link: 'google', return_url: flow.returnTo }));
  }
  if (found.user.twoFactorEnabled) {
    await askSecondFactor(context, found.user.id);
    return redirect(href('/login', { second_factor: 1, return_url: flow.returnTo }));
  }
  await startSession(context, found, identity);
  if (found.is === 'known') return redirect(flow.returnTo);
  return redirect(href('/onboarding', { return_url: unlessHome(flow.returnTo) }));
}

/** One address for both callbacks: the provider compares it with the one it was given on the way out. */
const redirectUri = ({ origin }: Context) => origin + googleCallback.path;

/** Coming back to a navigation of ours would begin the next trip. */
function returnPath(given: string | undefined): string {
  const path = safeReturnUrl(given);
  return path.startsWith('/auth/') ? '/' : path;
}
