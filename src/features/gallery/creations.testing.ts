/** Creations for tests: a run by a member, published. */
import { createRun } from '#tools/run/contract.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { CallInput } from '#kit/contract/endpoint.ts';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/test-app.ts';

export const absent = '0198c0de-0000-7000-8000-000000000000';

/** The answer says how many words there are. */
export async function countWords(app: TestApp, client: Client, text = 'my private words', remixOf?: string) {
  const { body } = await client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text }, ...(remixOf ? { remixOf } : {}) },
  });
  await (await follow(app, client, body.id)).end();
  return body.id;
}

type Said = CallInput<typeof publishRun>['body'];
export const said: Said = {
  title: 'A fine count',
  caption: 'Three of them.',
  tags: ['words'],
  showInput: true,
};

export async function publish(app: TestApp, client: Client, change: Partial<Said> = {}, text?: string) {
  const run = await countWords(app, client, text);
  const { body } = await client.call(publishRun, { params: { id: run }, body: { ...said, ...change } });
  return { run, id: body.id };
}
