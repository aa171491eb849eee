/** People with allies, for tests. */
import type { CallInput } from '#kit/contract/endpoint.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createAlly } from './contract.ts';
import type { AllyAnswer } from './talk/data.ts';
import { allyTalkId } from './talk/tool-id.ts';

type Given = CallInput<typeof createAlly>['body'];

export const plainAlly: Given = {
  name: 'Keeper',
  purpose: 'Knows the house rules.',
  voice: 'Short.',
  openers: ['When is quiet time?'],
  tools: ['summarise', 'grammar'],
  seed: 'one',
};

export const makeAlly = async (client: Client, change: Partial<Given> = {}): Promise<string> =>
  (await client.call(createAlly, { body: { ...plainAlly, ...change } })).body.id;

/** Says something and waits for the whole answer. */
export async function say(
  app: TestApp,
  client: Client,
  ally: string,
  message: string,
  more: { parent?: string; engine?: string; aloud?: boolean } = {},
) {
  const { aloud = false, ...rest } = more;
  const { body, status, text } = await client.call(createRun, {
    params: { tool: allyTalkId },
    body: { input: { ally, message, aloud }, ...rest },
  });
  if (status !== 200) throw new Error(text);
  const stream = await follow(app, client, body.id);
  const state = await stream.end();
  const run = (await client.call(getRun, { params: { id: body.id } })).body;
  return {
    id: body.id,
    state,
    error: run.error,
    engines: run.engines,
    text: run.output.texts.text ?? '',
    data: run.output.data as AllyAnswer,
  };
}
