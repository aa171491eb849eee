/** Answers streamed through us, beside a bare proxy: what we add to the first token, and what a stream costs. */
import { chatStream, crowdColumns, crowdRows, crowdsInTurn, warmUp } from './crowd.ts';
import { newFolder, startBare, startFrenly, type Running } from './servers.ts';
import { makeKey } from './sign-up.ts';
import type { Table } from './table.ts';

const crowds = [1, 50, 200];

export async function benchStreams(): Promise<Table> {
  const upstream = await startBare('upstream.ts');
  const proxy = await startBare('bare-proxy.ts', upstream.url);
  const frenly = await startFrenly({
    dataDir: newFolder(),
    env: {
      ENGINE_SERVERS: JSON.stringify([{ name: 'Steady', url: `${upstream.url}/v1`, models: ['steady'] }]),
      ENGINE_STREAMS: '100',
      LOCAL_ENGINES: 'false',
    },
  });
  try {
    const people = await Promise.all(['ann', 'ben', 'cid'].map((name) => makeKey(frenly.url, name)));
    const model = await engineId(frenly, people[0]!);
    const targets: [string, number, (index: number) => Promise<number>][] = [
      ['bare proxy', proxy.pid, () => chatStream(proxy.url, 'steady')],
      [
        'Frenly: key, rights, limits, engine, metering',
        frenly.pid,
        (index) =>
          chatStream(frenly.url, model, { authorization: `Bearer ${people[index % people.length]}` }),
      ],
    ];
    const rows: (string | number)[][] = [];
    await warmUp(targets);
    for (const size of crowds) rows.push(...crowdRows(size, targets, await crowdsInTurn(size, targets)));
    return {
      title: 'Streams of 101 tokens through us (first token after 200 ms, then one each 10 ms)',
      columns: crowdColumns,
      rows,
      note: 'Aims on an idle machine: 50 streams +5/+25 ms, 200 streams +30/+130 ms and no failure, 10 ms of processor a stream.',
    };
  } finally {
    await Promise.all([frenly.stop(), proxy.stop(), upstream.stop()]);
  }
}

async function engineId({ url }: Running, key: string): Promise<string> {
  const answer = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.find(({ id }) => id.endsWith('steady'))!.id;
}
