/**
 * An OpenID provider on loopback that behaves as Google does: it checks client, redirect, code and PKCE for real, so a
 * client that cuts a corner fails here too. Each fault can be switched on.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import type { Answer, Client } from './client.ts';
import { createTestServer } from './http-server.ts';

export type GoogleFault =
  | 'access-denied'
  | 'bad-signature'
  | 'discovery-down'
  | 'expired-token'
  | 'token-broken'
  | 'token-error'
  | 'token-slow'
  | 'token-500'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'wrong-nonce';

/** Who sits at the provider's sign-in page, and what is told about them. */
interface GooglePerson {
  sub: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
  /** Seconds since they last typed their password there; undefined: not told. Asked to sign in again, it is now. */
  signedInAgo?: number;
  /** False: the page ignores the wish to sign in again, as Google may. */
  signsInAgain?: boolean;
  /** Told by the user info endpoint only. */
  profileApart?: boolean;
}

export interface FakeGoogle {
  /** Settings of an app that uses this provider. */
  env: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string };
  person: GooglePerson;
  faults: Set<GoogleFault>;
  /** `METHOD /path`, one for each request. */
  requests: string[];
  /** Opens the sign-in page as the person's browser; returns where it is sent next. */
  visit(authorizationUrl: string): Promise<URL>;
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

/** The whole way: out of the app, through the provider's page, and back into the app. */
export async function travel(client: Client, google: FakeGoogle, from = '/auth/google'): Promise<Answer> {
  return client.request(await travelOut(client, google, from));
}

/** As far as the address of the callback, which is not opened yet. */
export async function travelOut(client: Client, google: FakeGoogle, from = '/auth/google'): Promise<string> {
  const { status, headers, text: body } = await client.request(from);
  const location = headers.get('location');
  if (!location?.startsWith(google.env.GOOGLE_ISSUER))
    throw new Error(`the app did not go to the provider: ${status} ${location ?? body}`);
  const { pathname, search } = await google.visit(location);
  return pathname + search;
}

interface Grant {
  person: GooglePerson;
  challenge: string;
  nonce: string;
  redirectUri: string;
  authTime: number | undefined;
}

const clientId = 'frenly-test.apps.example';
const clientSecret = 'not/a+real secret';
const slowness = 1500;
const now = () => Math.floor(Date.now() / 1000);

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const requests: string[] = [];
  const faults = new Set<GoogleFault>();
  const grants = new Map<string, Grant>();
  const people = new Map<string, GooglePerson>();
  const published = await createKey();
  const unpublished = await createKey();
  let key = published;

  const server = createTestServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, issuer);
    requests.push(`${request.method} ${url.pathname}`);
    if (url.pathname === '/.well-known/openid-configuration')
      return faults.has('discovery-down')
        ? send(response, 503, 'down')
        : send(response, 200, metadata(issuer));
    if (url.pathname === '/keys') return send(response, 200, { keys: [key.jwk] });
    if (url.pathname === '/authorize') return authorize(url.searchParams, response);
    if (url.pathname === '/token' && request.method === 'POST') return token(request, response);
    if (url.pathname === '/userinfo') return userInfo(request, response);
    return send(response, 404, 'nothing here');
  }

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const redirectUri = query.get('redirect_uri');
    const wellFormed =
      query.get('client_id') === clientId &&
      query.get('response_type') === 'code' &&
      query.get('scope')?.split(' ').includes('openid') &&
      query.get('code_challenge_method') === 'S256' &&
      query.has('code_challenge') &&
      query.has('nonce');
    if (!redirectUri || !wellFormed) return send(response, 400, 'malformed request');
    const back = new URL(redirectUri);
    if (query.has('state')) back.searchParams.set('state', query.get('state')!);
    back.searchParams.set('iss', issuer);
    if (faults.has('access-denied')) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', grant(query, redirectUri));
    response.writeHead(302, { location: back.href }).end();
  }

  function grant(query: URLSearchParams, redirectUri: string): string {
    const code = randomBytes(16).toString('base64url');
    const person = { ...google.person };
    const asked =
      query.get('prompt') === 'login' && query.get('max_age') === '0' && person.signsInAgain !== false;
    const ago = asked ? 0 : person.signedInAgo;
    grants.set(code, {
      person,
      redirectUri,
      challenge: query.get('code_challenge')!,
      nonce: query.get('nonce')!,
      authTime: ago === undefined ? undefined : now() - ago,
    });
    return code;
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const body = new URLSearchParams(await text(request));
    if (faults.has('token-500')) return send(response, 500, 'oh no');
    if (faults.has('token-slow')) await wait(slowness);
    if (faults.has('token-broken')) return send(response, 200, '{"access_token": "cut', 'application/json');
    if (body.get('client_id') !== clientId || body.get('client_secret') !== clientSecret)
      return send(response, 401, { error: 'invalid_client' });
    const granted = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? ''); // a code counts once, right or wrong
    const proved = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      body.get('grant_type') === 'authorization_code' &&
      granted?.redirectUri === body.get('redirect_uri') &&
      granted?.challenge === proved;
    if (!granted || !right || faults.has('token-error'))
      return send(response, 400, { error: 'invalid_grant' });
    const accessToken = randomBytes(16).toString('base64url');
    people.set(accessToken, granted.person);
    const idToken = await signIdToken(granted);
    return send(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken,
    });
  }

  function signIdToken({ person, nonce, authTime }: Grant) {
    const expired = faults.has('expired-token');
    const signer = faults.has('bad-signature') ? unpublished : key;
    return new SignJWT({
      ...(person.profileApart ? {} : profile(person)),
      ...(authTime === undefined ? {} : { auth_time: authTime }),
      nonce: faults.has('wrong-nonce') ? 'another' : nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid! })
      .setIssuer(faults.has('wrong-issuer') ? 'https://elsewhere.example' : issuer)
      .setAudience(faults.has('wrong-audience') ? 'another-client' : clientId)
      .setSubject(person.sub)
      .setIssuedAt(expired ? now() - 7200 : now())
      .setExpirationTime(expired ? now() - 3600 : now() + 3600)
      .sign(signer.privateKey);
  }

  function userInfo(request: IncomingMessage, response: ServerResponse) {
    const person = people.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!person) return send(response, 401, { error: 'invalid_token' });
    return send(response, 200, { sub: person.sub, ...profile(person) });
  }

  const google: FakeGoogle = {
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    person: { sub: 'nobody-yet' },
    faults,
    requests,
    async visit(authorizationUrl) {
      const response = await fetch(authorizationUrl, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (!location)
        throw new Error(`the provider did not redirect: ${response.status} ${await response.text()}`);
      return new URL(location);
    },
    async rotateKeys() {
      key = await createKey();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return google;
}

async function createKey(): Promise<{ privateKey: CryptoKey; jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomBytes(6).toString('hex');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

function profile({ email, emailVerified = true, name }: GooglePerson) {
  return { ...(email ? { email, email_verified: emailVerified } : {}), ...(name ? { name } : {}) };
}

function send(response: ServerResponse, status: number, body: string | object, type = 'text/plain') {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? type : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}
