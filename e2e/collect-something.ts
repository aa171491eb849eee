/** A public collection with a creation in it: what the page of one needs. */
import type { Member } from './people.ts';
import type { StartedApp } from './start-app.ts';

/** Answers its id. */
export async function collectSomething(
  app: StartedApp,
  { storageState }: Member,
  creation: string,
): Promise<string> {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin: app.url, cookie };
  const body = { title: 'Plants', about: 'What grows.', isPublic: true, rule: null };
  const made = await fetch(`${app.url}/api/collections`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
  const { id } = (await made.json()) as { id: string };
  const put = await fetch(`${app.url}/api/collections/${id}/items/${creation}`, { method: 'PUT', headers });
  if (!put.ok) throw new Error(`${put.status} ${await put.text()}`);
  return id;
}
