/** People with experiments, for tests. */
import type { CallInput } from '#kit/contract/endpoint.ts';
import type { Client } from '#testing/client.ts';
import { addLabPost, createExperiment } from './contract.ts';

type Given = CallInput<typeof createExperiment>['body'];

export const plainExperiment: Given = {
  title: 'Solar kettle',
  text: 'It boils **water** with the sun.',
  wanted: 'Is the lid too heavy?',
  tags: [],
  status: 'trying',
  audience: 'everyone',
};

export async function begin(client: Client, change: Partial<Given> = {}): Promise<string> {
  return (await client.call(createExperiment, { body: { ...plainExperiment, ...change } })).body.id;
}

export async function say(client: Client, id: string, text = 'Lovely steam.'): Promise<string> {
  return (await client.call(addLabPost, { params: { id }, body: { text } })).body.id;
}
