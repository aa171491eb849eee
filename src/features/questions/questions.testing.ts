/** People who ask and answer, for tests. */
import type { CallInput } from '#kit/contract/endpoint.ts';
import type { Client } from '#testing/client.ts';
import { addAnswer, askQuestion } from './contract.ts';

export const absent = '0198c0de-0000-7000-8000-000000000000';

type QuestionBody = CallInput<typeof askQuestion>['body'];

export const plainQuestion: QuestionBody = { title: 'How do I repot bamboo in winter?', text: '', tags: [] };

export async function ask(client: Client, change: Partial<QuestionBody> = {}): Promise<string> {
  const { body } = await client.call(askQuestion, { body: { ...plainQuestion, ...change } });
  return body.id;
}

export async function answer(client: Client, id: string, text = 'Wait until spring.'): Promise<string> {
  return (await client.call(addAnswer, { params: { id }, body: { text } })).body.id;
}
