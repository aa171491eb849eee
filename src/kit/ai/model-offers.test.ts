import { expect, test, vi } from 'vitest';
import { AppError } from '#kit/errors.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import { decodeWav, encodeWav } from '#kit/models/wav.ts';
import { modelOffers } from './model-offers.server.ts';

const sound = { sampleRate: 16_000, pcm: new Float32Array([0, 0.5, -0.5]) };

function hostWith(parts: Partial<ModelHost>): ModelHost {
  return { voices: () => [], ...parts } as ModelHost;
}

async function open(host: ModelHost, id: string, { mayWrite = false } = {}) {
  const offer = modelOffers(host, { mayWrite: () => mayWrite }).find((one) => one.id === `bamboo/${id}`)!;
  return offer.open();
}

test('the writer is offered only where the owner switched it on', () => {
  const ids = (mayWrite: boolean) =>
    modelOffers(hostWith({}), { mayWrite: () => mayWrite }).map(({ id }) => id);
  expect(ids(false)).toEqual(['bamboo/minilm', 'bamboo/whisper', 'bamboo/kokoro']);
  expect(ids(true)).toContain('bamboo/writer');
});

test('texts become vectors', async () => {
  const host = hostWith({ embed: async (texts) => texts.map(() => new Float32Array([0.6, 0.8])) });
  const model = (await open(host, 'minilm')).embedding!('minilm');
  const { embeddings } = await model.doEmbed({ values: ['a', 'b'] });
  expect(embeddings).toHaveLength(2);
  expect(embeddings[0]![1]).toBeCloseTo(0.8);
});

test('a recording becomes words, with when they were said', async () => {
  const transcribe = vi.fn(async () => ({
    text: 'hello',
    language: 'en',
    segments: [{ start: 0, end: 1, text: 'hello' }],
  }));
  const model = (await open(hostWith({ transcribe }), 'whisper')).transcription!('whisper');
  const heard = await model.doGenerate({ audio: encodeWav(sound), mediaType: 'audio/wav' });
  expect(heard).toMatchObject({ text: 'hello', segments: [{ startSecond: 0, endSecond: 1 }] });
  expect(transcribe).toHaveBeenCalledOnce();
});

test('the mechanical voice speaks where the natural one cannot be had', async () => {
  const host = hostWith({
    speak: () => Promise.reject(new AppError('unavailable:pack')),
    speakLight: async () => sound,
  });
  const spoken = await (await open(host, 'kokoro')).speech!('kokoro').doGenerate({ text: 'hello' });
  expect(decodeWav(spoken.audio as Uint8Array)).toMatchObject({ sampleRate: 16_000 });
  expect(spoken.warnings).toHaveLength(1);
});

test('the writer streams as it writes', async () => {
  const host = hostWith({
    write: async (_messages, { onToken } = {}) => {
      onToken?.('Once');
      onToken?.(' upon');
      return { text: 'Once upon', finish: 'stop' };
    },
  });
  const model = (await open(host, 'writer', { mayWrite: true })).text('writer');
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'go' }] }],
  });
  const parts = await Array.fromAsync(stream as unknown as AsyncIterable<{ type: string; delta?: string }>);
  expect(parts.map(({ type, delta }) => delta ?? type)).toEqual([
    'stream-start',
    'text-start',
    'Once',
    ' upon',
    'text-end',
    'finish',
  ]);
});
