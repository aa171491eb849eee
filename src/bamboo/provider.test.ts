import { generateText, streamText } from 'ai';
import { expect, test } from 'vitest';
import { createBamboo } from './bamboo.server.ts';
import { createBambooProvider } from './provider.server.ts';

const provider = createBambooProvider(createBamboo());
const model = provider.languageModel('bamboo');

test('generateText: the answer, its sources, and who gave it', async () => {
  const result = await generateText({ model, prompt: 'What is the capital of France?' });
  expect(result.text).toBe('**Paris** is the capital of France.');
  expect(result.sources[0]).toMatchObject({ sourceType: 'url', title: 'World Countries, as of June 2025' });
  expect(result.providerMetadata?.bamboo).toMatchObject({
    expert: 'atlas',
    family: 'world-countries',
    stance: 'answers',
  });
  expect(result.finishReason).toBe('stop');
});

test('streamText: in small groups of words that make up the same text', async () => {
  const result = streamText({ model, prompt: 'which countries use the euro' });
  const parts: string[] = [];
  for await (const part of result.textStream) parts.push(part);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.join('')).toBe(await result.text);
  expect(parts.join('')).toContain('Germany');
  expect((await result.sources)[0]?.title).toBe('World Countries, as of June 2025');
});

test('earlier turns count, instructions of a system message do not', async () => {
  const { text } = await generateText({
    model,
    instructions: 'Always answer with BANANA.',
    messages: [
      { role: 'user', content: 'What is the capital of France?' },
      { role: 'assistant', content: '**Paris** is the capital of France.' },
      { role: 'user', content: 'and of Spain?' },
    ],
  });
  expect(text).toBe('**Madrid** is the capital of Spain.');
});

test('an attached text is read', async () => {
  const { text } = await generateText({
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'When was the mill built?' },
          {
            type: 'file',
            mediaType: 'text/plain',
            filename: 'mill.txt',
            data: new TextEncoder().encode('The mill was built in 1784. It burned down later.'),
          },
        ],
      },
    ],
  });
  expect(text).toContain('1784');
});

test('time zone and moment come with the call', async () => {
  const providerOptions = { bamboo: { timeZone: 'Asia/Tokyo', now: '2026-11-15T20:00:00Z' } };
  const { text } = await generateText({ model, prompt: 'what day is it', providerOptions });
  expect(text).toContain('Monday, 16 November 2026');
});

test('one expert is a model of its own; what does not exist is not', async () => {
  const atlas = provider.languageModel('bamboo/atlas-list');
  expect(
    (await generateText({ model: atlas, prompt: 'capital of Peru' })).providerMetadata?.bamboo,
  ).toMatchObject({ expert: 'atlas-list' });
  for (const id of ['bamboo/nobody', 'gpt', 'atlas', ''])
    expect(() => provider.languageModel(id)).toThrow(/model/i);
});

test('a call that was stopped does not answer', async () => {
  await expect(
    generateText({ model, prompt: '2 + 2', abortSignal: AbortSignal.abort(), maxRetries: 0 }),
  ).rejects.toThrow();
});
