/** Connecting a mailbox by signing in at its provider: there, back, and one look whether it lets us in. */
import { randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import { beginMailboxSignIn, mailboxCallback } from './contract.ts';
import { letsIn, putMailbox } from './mailboxes.server.ts';
import { consentUrl, redeemCode, sealTokens } from './oauth.server.ts';

const lasts = 600_000;

/** What must be the same on the way back travels along, sealed for who set out. */
const trip = z.object({
  provider: z.string(),
  name: z.string(),
  address: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  at: z.number(),
});
const sealedTrip = (userId: string) => ({ purpose: 'mailbox-sign-in', of: userId });

/** For the page that the browser comes back to. */
type Problem = 'refused' | 'late' | 'failed' | 'no_entry' | 'too_many';
const back = (problem?: Problem) =>
  new Response(null, {
    status: 302,
    headers: {
      location: href('/frenlyemail', { view: 'mailboxes', ...(problem ? { problem } : { connected: '1' }) }),
    },
  });

export const signInEndpoints = [
  implement(beginMailboxSignIn, async ({ body: { provider: id, name, address } }, context) => {
    const { settings, secrets, caller, origin } = context;
    const provider = settings.mailboxSignIns.find((one) => one.id === id);
    if (!provider) throw new AppError('not_found:provider');
    const verifier = randomPKCECodeVerifier();
    const redirectUri = origin + mailboxCallback.path;
    const state = seal(
      secrets,
      sealedTrip(caller.user.id),
      JSON.stringify({ provider: id, name, address, verifier, redirectUri, at: Date.now() }),
    );
    return { url: await consentUrl(provider, { state, verifier, redirectUri }, address) };
  }),

  implement(mailboxCallback, async ({ query: { state = '', error } }, context) => {
    const { settings, secrets, caller, request, log } = context;
    const text = unseal(secrets, sealedTrip(caller.user.id), state);
    const known = text ? trip.parse(JSON.parse(text)) : undefined;
    const provider = settings.mailboxSignIns.find(({ id }) => id === known?.provider);
    if (!known || !provider || Date.now() - known.at > lasts) return back('late');
    if (error) return back('refused');
    const tokens = await redeemCode(provider, { ...known, state }, new URL(request.url).search).catch(
      (failure: unknown) => {
        log.warn(
          { event: 'mailbox.sign_in_failed', err: failure, provider: provider.id },
          'The sign-in to a mailbox failed.',
        );
        return undefined;
      },
    );
    if (!tokens) return back('failed');
    const { host, port, security } = provider;
    const fields = {
      name: known.name,
      address: known.address,
      host,
      port,
      security,
      username: known.address,
    };
    try {
      await letsIn({ ...fields, accessToken: async () => tokens.access }, settings.mailboxServers);
      await putMailbox(context, caller.user.id, known.address, (id) => ({
        ...fields,
        signIn: provider.id,
        sealedPassword: sealTokens(secrets, id, tokens),
      }));
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      return back(failure.code === 'conflict:mailboxes' ? 'too_many' : 'no_entry');
    }
    return back();
  }),
];
