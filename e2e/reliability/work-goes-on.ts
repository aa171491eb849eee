import { expect } from 'vitest';
import type { Server } from './server.ts';

/** A run is begun, done by a worker and read again: the bus, the runs and the database have all found each other. */
export async function expectWorkGoesOn({ url }: Server) {
  const begun = await fetch(`${url}/api/tools/summarise/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      input: { text: 'Pandas eat bamboo. They sleep for half of the day. They live in China.' },
    }),
  });
  expect(begun.status).toBe(200);
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  const { id } = (await begun.json()) as { id: string };
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${url}/api/runs/${id}`, { headers: { cookie } })).json()) as { state: string })
          .state,
    )
    .toBe('done');
}
