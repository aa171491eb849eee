/** Speaks OpenID Connect with the issuer that the owner configured, and believes only what it can check. */
import * as openid from 'openid-client';
import type { Settings } from '#kit/settings.server.ts';
import { email as emailField } from '../fields.ts';
import type { Flow } from './flow.server.ts';
import { SignInStopped } from './stopped.server.ts';

export type GoogleSettings = NonNullable<Settings['google']>;

/** Who came back, as far as the provider vouches for it. */
export interface GoogleIdentity {
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  /** When the person last proved themselves there; Google tells it only to projects with session age claims. */
  authenticatedAt: Date | undefined;
}

interface Trip {
  google: GoogleSettings;
  flow: Flow;
  redirectUri: string;
  timeoutSeconds?: number;
}

const providerTimeout = 10;
const metadataLasts = 3600_000;
const askForAuthTime = JSON.stringify({ id_token: { auth_time: { essential: true } } });

export async function authorizationUrl(trip: Trip & { loginHint?: string }): Promise<string> {
  const { flow, redirectUri, loginHint } = trip;
  const config = await configure(trip);
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    claims: askForAuthTime,
    ...(flow.confirms ? { prompt: 'login', max_age: '0' } : {}),
    ...(loginHint ? { login_hint: loginHint } : {}),
  });
  return url.href;
}

/** Redeems the code of a callback. The library checks state, nonce, issuer, audience, times and the signature. */
export async function redeem(trip: Trip & { query: string }): Promise<GoogleIdentity> {
  const { flow, redirectUri, query } = trip;
  const config = await configure(trip);
  try {
    const tokens = await openid.authorizationCodeGrant(config, new URL(redirectUri + query), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
    });
    const claims = tokens.claims()!;
    // Google puts the address into the ID token; other issuers keep it at their user info endpoint.
    const profile =
      claims['email'] === undefined ? await fetchProfile(config, tokens.access_token, claims.sub) : claims;
    return {
      sub: claims.sub,
      email: emailField.safeParse(profile['email']).data,
      emailVerified: profile['email_verified'] === true,
      name: typeof profile['name'] === 'string' ? profile['name'] : undefined,
      authenticatedAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
    };
  } catch (error) {
    throw asStopped(error);
  }
}

async function fetchProfile(
  config: openid.Configuration,
  accessToken: string,
  sub: string,
): Promise<Record<string, unknown>> {
  return config.serverMetadata().userinfo_endpoint ? openid.fetchUserInfo(config, accessToken, sub) : {};
}

/** Made anew each time, so that signing keys are fetched for each sign-in and a rotated one never fails it. */
async function configure({
  google,
  timeoutSeconds = providerTimeout,
}: Pick<Trip, 'google' | 'timeoutSeconds'>) {
  const config = new openid.Configuration(
    await discover(google, timeoutSeconds),
    google.clientId,
    google.clientSecret,
  );
  config.timeout = timeoutSeconds;
  openid.enableNonRepudiationChecks(config);
  if (isLoopback(google.issuer)) openid.allowInsecureRequests(config);
  return config;
}

const discovered = new WeakMap<GoogleSettings, { metadata: Promise<openid.ServerMetadata>; until: number }>();

/** The provider's own description, asked for once an hour; a failure is forgotten, so that the next sign-in asks again. */
function discover(google: GoogleSettings, timeout: number): Promise<openid.ServerMetadata> {
  const known = discovered.get(google);
  if (known && known.until > Date.now()) return known.metadata;
  const execute = isLoopback(google.issuer) ? [openid.allowInsecureRequests] : [];
  const options = { timeout, execute };
  const metadata = openid
    .discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, options)
    .then((config) => config.serverMetadata())
    .catch((error: unknown) => {
      discovered.delete(google);
      throw asStopped(error);
    });
  discovered.set(google, { metadata, until: Date.now() + metadataLasts });
  return metadata;
}

/** Plain HTTP is for trying things out on one machine; anything farther away must use TLS. */
function isLoopback(issuer: string) {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function asStopped(error: unknown): SignInStopped {
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new SignInStopped('cancelled', { cause: error });
  return new SignInStopped(isAway(error) ? 'provider_unreachable' : 'provider_error', { cause: error });
}

function isAway(error: unknown): boolean {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    // Not by its class: the web server puts another `Response` in the place of the one that fetch gives.
    const { status } = cause as { status?: unknown };
    if (typeof status === 'number') return status >= 500;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return true;
    if (cause instanceof TypeError && cause.message === 'fetch failed') return true;
  }
  return false;
}
