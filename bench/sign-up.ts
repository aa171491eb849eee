/** Members for benchmarks, made through the product's own calls. */
import { createKey } from '#features/settings/credentials-contract.ts';

const password = 'a fast little panda';

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The cookies of a new member. */
export async function signUp(url: string, username = 'bench'): Promise<string> {
  const email = `${username}@example.org`;
  const response = await fetch(`${url}/api/auth/register`, json({ username, email, password }));
  if (!response.ok) throw new Error(`could not sign up: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** A new member's API key that may run tools. */
export async function makeKey(url: string, username: string): Promise<string> {
  const cookie = await signUp(url, username);
  const { path } = createKey;
  const answer = await fetch(
    url + path,
    json({ name: 'bench', scopes: ['tools:run'], expiresInDays: null }, { cookie }),
  );
  if (!answer.ok) throw new Error(`no key: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { secret: string }).secret;
}
