import { expect, test, vi } from 'vitest';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import type { PictureData } from './data.ts';
import { imagesRun } from './run.server.ts';
import { images } from './tool.ts';

// What counts is the order in which things are told; drawing itself is tested elsewhere.
vi.mock('#illustrator/illustrate.server.ts', async (original) => ({
  ...(await original<typeof import('#illustrator/illustrate.server.ts')>()),
  bestSeeds: async (_: unknown, seeds: number[]) => seeds.map((seed) => ({ seed })),
  drawScene: async () => ({ bytes: new Uint8Array(), credits: [] }),
}));

const bamboo = { id: 'bamboo', title: 'Bamboo', source: 'bamboo' };
const context = {
  ownerId: 'first-picture',
  signal: new AbortController().signal,
  earlier: async () => [],
  ai: { pick: async () => bamboo, engines: async () => [bamboo], byHouse() {} },
  files: { store: async () => ({ id: crypto.randomUUID() }) },
} as unknown as RunContext;

test('of two pictures the first is there, with its words, before the second is drawn; the words come once', async () => {
  const input = images.input.parse({ prompt: 'a fox by a lake', count: 2, size: '1024x1024', seed: 1 });
  const updates: Update[] = [];
  for await (const update of imagesRun.run(input as never, context)) updates.push(update);
  const told = updates.flatMap((update) => ('text' in update ? [update.text] : []));
  expect(told).toHaveLength(1);
  const words = updates.findIndex((update) => 'text' in update);
  const second = updates.findIndex((update) => 'step' in update && update.step === 'Drawing picture 2 of 2');
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThan(second);
  const shown = updates.slice(0, words).findLast((update) => 'data' in update) as { data: PictureData };
  expect(shown.data.pictures).toHaveLength(1);
});
