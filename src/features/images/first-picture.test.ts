import { expect, test } from 'vitest';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import type { PictureData } from './data.ts';
import { imagesRun } from './run.server.ts';
import { images } from './tool.ts';

const bamboo = { id: 'bamboo', title: 'Bamboo', source: 'bamboo' };
const context = {
  ownerId: 'first-picture',
  signal: new AbortController().signal,
  earlier: async () => [],
  ai: { pick: async () => bamboo, engines: async () => [bamboo], answeredByRules() {} },
  files: { store: async () => ({ id: crypto.randomUUID() }) },
} as unknown as RunContext;

test('of two pictures the first is there, with its words, before the second is drawn; the words come once', async () => {
  const input = images.input.parse({ prompt: 'a fox by a lake', count: 2, size: '1024x1024', seed: 1 });
  const updates: Update[] = [];
  for await (const update of imagesRun.run(input as never, context)) updates.push(update);
  const texts = updates.flatMap((update) => ('text' in update ? [update.text] : []));
  expect(texts).toHaveLength(1);
  const words = updates.findIndex((update) => 'text' in update);
  const second = updates.findIndex((update) => 'step' in update && update.step === 'Drawing picture 2 of 2');
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThan(second);
  const shown = updates.slice(0, words).findLast((update) => 'data' in update) as { data: PictureData };
  expect(shown.data.pictures).toHaveLength(1);
});
