/** Requests per second: JSON with a session against bare Hono, a rendered page against bare React. */
import fs from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { newFolder, startBare, startFrenly } from './servers.ts';
import { signUp } from './sign-up.ts';
import { median, ratio, whole, type Table } from './table.ts';

const seconds = 4;
const rounds = 3;

export async function benchJson(): Promise<Table> {
  const frenly = await startFrenly();
  const cookie = await signUp(frenly.url);
  const user: unknown = await (await fetch(`${frenly.url}/api/auth/user`, { headers: { cookie } })).json();
  const bare = await startBare('bare-json.ts', JSON.stringify(user));
  try {
    const [floor, ours] = await compare([bare.url, {}], [`${frenly.url}/api/auth/user`, { cookie }]);
    return {
      title: 'JSON with a session (requests per second, 20 connections)',
      columns: ['', 'per second', 'against the floor'],
      rows: [
        ['bare Hono, same bytes', whole(floor), '1.00'],
        ['Frenly: session, access, limits, schema, headers', whole(ours), ratio(ours, floor)],
      ],
      note: 'Aim: a third of the floor.',
    };
  } finally {
    await Promise.all([frenly.stop(), bare.stop()]);
  }
}

export async function benchPages(): Promise<Table> {
  const frenly = await startFrenly();
  const html = await (await fetch(frenly.url)).text();
  const file = path.join(newFolder(), 'home.html');
  fs.writeFileSync(file, html);
  const bare = await startBare('bare-react.ts', file);
  try {
    const elements = (await fetch(bare.url)).headers.get('x-elements');
    // Any cookie that is not the theme's makes a visitor someone of their own.
    const [floor, rendered, shared] = await compare(
      [bare.url, {}],
      [frenly.url, { cookie: 'someone=known' }],
      [frenly.url, {}],
    );
    return {
      title: `The home page rendered on the server (requests per second, 20 connections, ${elements} elements)`,
      columns: ['', 'per second', 'against the floor'],
      rows: [
        ['bare React, same tree of elements', whole(floor), '1.00'],
        [
          'Frenly for one visitor: router, data, components, headers',
          whole(rendered),
          ratio(rendered, floor),
        ],
        ['Frenly for strangers, who share a rendering', whole(shared), ratio(shared, floor)],
      ],
      note: 'Aim: 0.7 of the floor.',
    };
  } finally {
    await Promise.all([frenly.stop(), bare.stop()]);
  }
}

type Target = [url: string, headers: Record<string, string>];

/** Turn by turn, so that a noisy moment hits both. */
async function compare<T extends Target[]>(...targets: T): Promise<{ [K in keyof T]: number }> {
  const results = targets.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [url, headers]] of targets.entries()) {
      const result = await autocannon({ url, headers, connections: 20, duration: seconds });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
      results[index]!.push(result.requests.average);
    }
  return results.map(median) as { [K in keyof T]: number };
}
