/** A question with an answer, asked through the product itself: what the page of one needs. */
import type { Member } from './people.ts';
import type { StartedApp } from './start-app.ts';

/** Answers its id. */
export async function askSomething(app: StartedApp, { storageState }: Member): Promise<string> {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  async function post<T>(url: string, body: object): Promise<T> {
    const response = await fetch(app.url + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  const { id } = await post<{ id: string }>('/api/questions', {
    title: 'How do I repot bamboo without breaking its roots?',
    text: 'It has been in the same pot for **five years**, and the roots come out below.',
    tags: ['plants', 'bamboo'],
  });
  await post(`/api/questions/${id}/answers`, { text: 'Water it the day before, then cut the pot open.' });
  return id;
}
