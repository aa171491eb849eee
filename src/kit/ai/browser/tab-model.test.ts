import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { longestText, type TabAsk } from './protocol.ts';
import { tabModel } from './tab-model.server.ts';

/** A tab that answers with these parts, and remembers what it was asked and whether the rest was cancelled. */
function testTab(parts: readonly (string | null)[]) {
  const asked: TabAsk[] = [];
  let isCancelled = false;
  const tabs = {
    async ask(_: string, ask: TabAsk) {
      asked.push(ask);
      const left = [...parts];
      return new ReadableStream<string | null>({
        pull(controller) {
          if (left.length === 0) controller.close();
          else controller.enqueue(left.shift()!);
        },
        cancel() {
          isCancelled = true;
        },
      });
    },
  };
  return {
    asked,
    isCancelled: () => isCancelled,
    model: tabModel({ tabs, principal: 'ada', model: 'language-model' }),
  };
}

const call = (
  content: string,
  more: Partial<LanguageModelV4CallOptions> = {},
): LanguageModelV4CallOptions => ({
  prompt: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: [{ type: 'text', text: content }] },
  ],
  ...more,
});

test('messages, shape and a low temperature reach the tab in its own words', async () => {
  const { model, asked } = testTab(['Hel', null, 'lo']);
  const schema = { type: 'object' as const };
  const { stream } = await model.doStream(
    call('Hi', { temperature: 0, responseFormat: { type: 'json', schema } }),
  );
  const parts = await Array.fromAsync(stream);
  expect(parts.map(({ type }) => type)).toEqual([
    'stream-start',
    'text-delta',
    'raw',
    'text-delta',
    'finish',
  ]);
  expect(asked).toEqual([
    {
      model: 'language-model',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hi' },
      ],
      schema,
      predictable: true,
    },
  ]);
});

test('an answer longer than was asked for is cut, and the tab is stopped', async () => {
  const { model, isCancelled } = testTab(Array<string>(100).fill('0123456789'));
  const { stream } = await model.doStream(call('Hi', { maxOutputTokens: 10 }));
  const parts = await Array.fromAsync(stream);
  const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
  expect(text).toHaveLength(80);
  expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'length' } });
  expect(isCancelled()).toBe(true);
});

test('what is longer than a tab takes is refused before it is sent', async () => {
  const { model, asked } = testTab([]);
  await expect(model.doStream(call('x'.repeat(longestText)))).rejects.toMatchObject({
    kind: 'invalid',
    said: { code: 'invalid:context_length' },
  });
  expect(asked).toEqual([]);
});

const seen = (data: Uint8Array): LanguageModelV4CallOptions => ({
  prompt: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is it?' },
        { type: 'file', mediaType: 'image/png', data: { type: 'data', data } },
      ],
    },
  ],
});

test('a picture reaches the tab beside its question, small enough for the way', async () => {
  const { model, asked } = testTab(['A wall.']);
  const wall = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#b52' } });
  await model.doStream(seen(await wall.png().toBuffer()));
  const [message] = asked[0]!.messages;
  expect(message!.content).toBe('What is it?');
  const { format, width, height } = await sharp(Buffer.from(message!.pictures![0]!, 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1024, height: 512 });
});

test('more pictures than a tab takes are refused before they are sent', async () => {
  const { model, asked } = testTab([]);
  const noise = sharp(crypto.getRandomValues(new Uint8Array(65_536)), {
    raw: { width: 128, height: 128, channels: 4 },
  });
  const picture = await noise.resize(1024, 1024, { kernel: 'nearest' }).png().toBuffer();
  const [message] = seen(picture).prompt;
  const many = { prompt: Array.from({ length: 30 }, () => message!) };
  await expect(model.doStream(many)).rejects.toMatchObject({ said: { code: 'invalid:context_length' } });
  expect(asked).toEqual([]);
});
