/** A creation in the gallery, made through the product itself: what the page of one needs. */
import { actingHeader } from '#kit/businesses/acting.ts';
import type { Member } from './people.ts';
import type { StartedApp } from './start-app.ts';

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes, so that what looks like a forest is often a single plant.';

/** Answers its id. `actingAs`: the business that hangs it. */
export async function hangSomething(
  app: StartedApp,
  { storageState }: Member,
  title = 'How bamboo grows',
  actingAs?: string,
): Promise<string> {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  async function ask<T>(url: string, body?: object): Promise<T> {
    const response = await fetch(app.url + url, {
      headers: {
        'content-type': 'application/json',
        origin: app.url,
        cookie,
        ...(actingAs ? { [actingHeader]: actingAs } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  let run = await ask<{ id: string; state: string }>('/api/tools/summarise/runs', { input: { text } });
  for (let tries = 0; tries < 200 && run.state !== 'done'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    run = await ask(`/api/runs/${run.id}`);
  }
  const words = { title, caption: 'What I learned.', tags: ['plants'], showInput: true };
  return (await ask<{ id: string }>(`/api/runs/${run.id}/gallery`, words)).id;
}
