/** For tests: asks the tool as a browser does, and engines of different makers that each follow a script of their own. */
import type { ConsensusData, Member } from './data.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { Client } from '#testing/client.ts';
import { startFakeProvider, type FakeProvider, type Scene } from '#testing/fake-provider.ts';
import type { TestApp } from '#testing/test-app.ts';
import { consensus } from './tool.ts';

export const engines = {
  openai: 'openai/gpt-5-mini',
  anthropic: 'anthropic/claude-sonnet-4-5',
  google: 'google/gemini-2.5-flash',
  mistral: 'mistral/mistral-medium-2508',
  groq: 'groq/llama-3.3-70b-versatile',
} as const;

export type Maker = keyof typeof engines;
const keys: Record<Maker, [base: string, key: string]> = {
  openai: ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  anthropic: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_API_KEY'],
  google: ['GEMINI_BASE_URL', 'GEMINI_API_KEY'],
  mistral: ['MISTRAL_BASE_URL', 'MISTRAL_API_KEY'],
  groq: ['GROQ_BASE_URL', 'GROQ_API_KEY'],
};

/** One fake of each maker, so that scripts do not depend on who is asked first. */
export async function startMakers(makers: readonly Maker[] = Object.keys(engines) as Maker[]) {
  const fakes = {} as Record<Maker, FakeProvider>;
  const env: Record<string, string> = {};
  for (const maker of makers) {
    const fake = await startFakeProvider();
    fakes[maker] = fake;
    const [base, key] = keys[maker];
    env[base] = fake.env[base]!;
    env[key] = 'sk-of-the-owner-1234';
  }
  return { ...fakes, env, close: () => Promise.all(Object.values(fakes).map((fake) => fake.close())) };
}

type Given = Partial<(typeof consensus)['input']['_input']>;

export async function begin(client: Client, input: Given, parent?: string) {
  return client.call(createRun, {
    params: { tool: consensus.id },
    // A busy machine must not end the wait that a test is not about.
    body: { input: { question: 'Why?', deadlineSeconds: 120, ...input }, ...(parent ? { parent } : {}) },
  });
}

/** To its end, and then as it is kept. */
export async function finish(app: TestApp, client: Client, id: string) {
  const stream = await follow(app, client, id);
  await stream.end();
  const { body: run } = await client.call(getRun, { params: { id } });
  const data = run.output.data as ConsensusData;
  return { run, data, texts: run.output.texts, stream, finding: data?.finding ?? undefined };
}

export async function asked(app: TestApp, client: Client, input: Given, parent?: string) {
  const { status, body } = await begin(client, input, parent);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return finish(app, client, body.id);
}

export const memberOf = ({ members }: ConsensusData, engine: string): Member =>
  members.find((one) => one.engine === engine)!;

export const says = (text: string): Scene => ({ words: text.split(/(?= )/) });

/** What a judge answers when it reads, twice. */
export const judges = (verdict: object): Scene[] =>
  [1, 2].map(() => ({ ...says(JSON.stringify(verdict)), to: 'Sort what they claim' }));
