/** Access to mailboxes of people who signed in at their provider: asked for anew when it has run out, until they withdraw it. */
import { and, eq } from 'drizzle-orm';
import * as openid from 'openid-client';
import { z } from 'zod';
import type { MailboxSignIn } from '#kit/mail/mailbox-sign-ins.server.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { MailboxRow } from './queries.server.ts';
import { NotSent, sealedFor, type Account } from './smtp.server.ts';
import { mailboxes } from './table.server.ts';

const providerTimeout = 10;
/** Milliseconds: what runs out while a mail is handed over is asked for before. */
const soon = 90_000;

/** What is kept sealed in the place of a password. */
const keptTokens = z.object({ refresh: z.string(), access: z.string(), until: z.number() });
export type KeptTokens = z.output<typeof keptTokens>;

interface Trip {
  state: string;
  verifier: string;
  redirectUri: string;
}

export async function consentUrl(
  provider: MailboxSignIn,
  { state, verifier, redirectUri }: Trip,
  address: string,
) {
  const url = openid.buildAuthorizationUrl(configure(provider), {
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: address,
    // Without these Google gives access once and for an hour.
    access_type: 'offline',
    prompt: 'consent',
  });
  return url.href;
}

/** Undefined where the provider gave nothing that lasts. */
export async function redeemCode(
  provider: MailboxSignIn,
  { state, verifier, redirectUri }: Trip,
  search: string,
): Promise<KeptTokens | undefined> {
  const tokens = await openid.authorizationCodeGrant(configure(provider), new URL(redirectUri + search), {
    expectedState: state,
    pkceCodeVerifier: verifier,
  });
  return tokens.refresh_token ? keepable(tokens, tokens.refresh_token) : undefined;
}

type Parts = Pick<Services, 'db' | 'secrets' | 'settings'>;

/** How one gets into a mailbox; in words where one cannot any more. */
export function accountOf(parts: Parts, row: MailboxRow): Account | string {
  const { host, port, security, username } = row;
  const secret = unseal(parts.secrets, sealedFor(row.id), row.sealedPassword);
  if (secret === undefined) return 'We can no longer read the mailbox password. Reconnect the mailbox.';
  if (row.signIn === null) return { host, port, security, username, password: secret };
  const provider = parts.settings.mailboxSignIns.find(({ id }) => id === row.signIn);
  if (!provider) return 'This sign-in method is no longer available. Connect with an app password.';
  let kept = keptTokens.parse(JSON.parse(secret));
  let sealed = row.sealedPassword;
  return {
    host,
    port,
    security,
    username,
    async accessToken(renew) {
      if (!renew && kept.until > Date.now() + soon) return kept.access;
      kept = await renewed(provider, kept);
      sealed = await keepTokens(parts, { ...row, sealedPassword: sealed }, kept);
      return kept.access;
    },
  };
}

export const sealTokens = (secrets: Parts['secrets'], id: string, tokens: KeptTokens) =>
  seal(secrets, sealedFor(id), JSON.stringify(tokens));

/**
 * Some providers give a new one to refresh with each time, and the old one is worth nothing then. Where the mailbox was connected
 * anew meanwhile, that stays. Answers what is kept in the place of these as far as is known here.
 */
async function keepTokens({ db, secrets }: Parts, before: MailboxRow, tokens: KeptTokens): Promise<string> {
  const sealedPassword = sealTokens(secrets, before.id, tokens);
  const kept = await db
    .update(mailboxes)
    .set({ sealedPassword })
    .where(
      and(
        eq(mailboxes.id, before.id),
        eq(mailboxes.signIn, before.signIn!),
        eq(mailboxes.sealedPassword, before.sealedPassword),
      ),
    )
    .returning({ id: mailboxes.id });
  return kept.length > 0 ? sealedPassword : before.sealedPassword;
}

async function renewed(provider: MailboxSignIn, { refresh }: KeptTokens): Promise<KeptTokens> {
  try {
    const tokens = await openid.refreshTokenGrant(configure(provider), refresh);
    return keepable(tokens, tokens.refresh_token ?? refresh);
  } catch (error) {
    const isOver = error instanceof openid.ResponseBodyError && error.error === 'invalid_grant';
    throw new NotSent(
      isOver
        ? `${provider.name} no longer allows access. Reconnect the mailbox, then send again.`
        : `${provider.name} isn’t responding. Try again in a few minutes.`,
      'certainly',
      error,
    );
  }
}

const keepable = (
  { access_token, expires_in = 300 }: { access_token: string; expires_in?: number },
  refresh: string,
): KeptTokens => ({ refresh, access: access_token, until: Date.now() + expires_in * 1000 });

function configure({ issuer, authorizeUrl, tokenUrl, clientId, clientSecret }: MailboxSignIn) {
  const metadata = {
    issuer: issuer ?? new URL(authorizeUrl).origin,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
  };
  const config = new openid.Configuration(metadata, clientId, clientSecret);
  config.timeout = providerTimeout;
  if (new URL(tokenUrl).protocol === 'http:') openid.allowInsecureRequests(config);
  return config;
}
