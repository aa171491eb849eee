/** A run of a tool, made and shared through the API, by a member or else by a new guest. */
import type { Member } from './people.ts';
import type { StartedApp } from './start-app.ts';

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes, so that what looks like a forest is often a single plant. Many kinds flower only once in decades.';

export interface SharedThing {
  id: string;
  secret: string;
  /** From now on the link leads nowhere. */
  revoke(): Promise<void>;
}

export async function shareSomething(app: StartedApp, member?: Member): Promise<SharedThing> {
  let cookie = member?.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') ?? '';
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(app.url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: app.url, cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const [given] = response.headers.getSetCookie();
    if (given && !member) cookie = given.split(';', 1)[0]!;
    return (await response.json()) as Answer;
  }

  interface Run {
    id: string;
    state: string;
  }
  let run = await call<Run>('POST', '/api/tools/summarise/runs', { input: { text } });
  for (let tries = 0; tries < 200 && run.state !== 'done'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    run = await call<Run>('GET', `/api/runs/${run.id}`);
  }
  await call('PATCH', `/api/runs/${run.id}`, { title: 'How bamboo grows' });
  const { id, secret } = await call<{ id: string; secret: string }>('POST', `/api/runs/${run.id}/shares`, {
    withInput: true,
  });
  return { id, secret, revoke: () => call('DELETE', `/api/shares/${id}`) };
}
