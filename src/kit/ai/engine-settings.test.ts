import { expect, test } from 'vitest';
import { readSettings } from '#kit/settings.server.ts';

const engines = (env: Record<string, string>) => readSettings(env).engines;

test('nothing set: no servers, and local ones are looked for', () => {
  expect(engines({})).toMatchObject({ servers: [], findLocal: true, fallbacks: true, streamsPerPerson: 8 });
  expect(engines({ NODE_ENV: 'test' }).findLocal).toBe(false);
});

test('a key brings the models that its provider is known for', () => {
  const [server] = engines({ OPENAI_API_KEY: 'k' }).servers;
  expect(server).toMatchObject({ slug: 'openai', provider: 'openai', key: 'k' });
  expect(server!.models.map(({ id }) => id)).toContain('gpt-5-mini');
});

test('models can be listed, with prices where they are not known here', () => {
  const [server] = engines({
    GROQ_API_KEY: 'k',
    GROQ_MODELS: 'llama-3.1-8b-instant,new-one=0.5/1.5, odd',
  }).servers;
  expect(server!.models).toMatchObject([
    { id: 'llama-3.1-8b-instant', title: 'Llama 3.1 8B', dollars: [0.05, 0.08] },
    { id: 'new-one', title: 'new-one', can: ['text'], dollars: [0.5, 1.5] },
    { id: 'odd' },
  ]);
});

test('any number of servers, each with a name of its own', () => {
  const list = [
    { name: 'Home Server', url: 'http://10.0.0.5:8000/v1', models: ['llama3'] },
    {
      name: 'home-server',
      url: 'http://10.0.0.6:8000/v1',
      key: 'k',
      models: [{ id: 'q', can: ['text', 'vision'], context: 9, price: [0, 0] }],
    },
    { name: 'Bamboo', url: 'http://10.0.0.7/v1', models: ['x'] },
  ];
  const { servers } = engines({ ENGINE_SERVERS: JSON.stringify(list) });
  expect(servers.map(({ slug }) => slug)).toEqual(['home-server', 'home-server-2', 'bamboo-2']);
  expect(servers[1]!.models[0]).toEqual({
    id: 'q',
    title: 'q',
    can: ['text', 'vision'],
    contextTokens: 9,
    dollars: [0, 0],
  });
});

test.for([
  ['ENGINE_SERVERS', 'sk-hunter2'],
  ['ENGINE_SERVERS', '[{"name":"x","key":"sk-hunter2"}]'],
  ['ENGINE_STREAMS', '0'],
  ['ENGINE_IDLE_SECONDS', '-1'],
  ['OPENAI_MODELS', 'a=b'],
  ['OLLAMA_URL', 'here'],
])('%s=%s stops the start with its name, and without what may be a key', ([name, value]) => {
  expect(() => readSettings({ [name!]: value! })).toThrow(new RegExp(`^${name} is wrong`));
  try {
    readSettings({ [name!]: value! });
  } catch (error) {
    expect((error as Error).message).not.toContain('hunter2');
  }
});
