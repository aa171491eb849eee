/** A public collection with a creation in it: what the page of one needs. */
import type { Call } from './call-api.ts';

/** Answers its id. */
export async function collectSomething(call: Call, creation: string): Promise<string> {
  const wanted = { title: 'Plants', about: 'What grows.', isPublic: true, rule: null };
  const { id } = await call<{ id: string }>('POST', '/api/collections', wanted);
  await call('PUT', `/api/collections/${id}/items/${creation}`);
  return id;
}
