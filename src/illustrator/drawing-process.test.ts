import { expect, test } from 'vitest';
import { bestSeeds, drawScene } from './illustrate.server.ts';
import { readScene } from './scenes.server.ts';

test('pictures are drawn one after the other, and one that cannot be drawn stops nobody else', async () => {
  const { scene } = readScene('a fox by a lake at sunset', 1);
  const broken = {
    ...scene,
    style: 'vector' as const,
    place: undefined as never,
    subjects: undefined as never,
  };
  const size = { seed: 1, width: 96, height: 96 };
  const [one, failed, other, seeds] = await Promise.allSettled([
    drawScene({ scene, ...size, format: 'png' }, undefined),
    drawScene({ scene: broken, ...size, format: 'png' }, undefined),
    drawScene({ scene, ...size, format: 'png' }, undefined),
    bestSeeds(scene, [1, 2], 1, undefined),
  ]);
  expect([one.status, failed.status, other.status, seeds.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  const bytes = (drawn: typeof one) => (drawn as PromiseFulfilledResult<{ bytes: Uint8Array }>).value.bytes;
  expect(Buffer.from(bytes(one)).equals(bytes(other))).toBe(true);
});

test('people take turns, and nobody has more than a few waiting', async () => {
  const { scene } = readScene('a fox by a lake at sunset', 1);
  const order: string[] = [];
  const ask = async (who: string) => {
    await bestSeeds(scene, [1], 1, who);
    order.push(who);
  };
  // One is drawn and six wait.
  const many = Array.from({ length: 7 }, () => ask('many'));
  await expect(ask('many')).rejects.toMatchObject({ code: 'unavailable:busy' });
  await Promise.all([...many, ask('ben')]);
  expect(order.slice(0, 3)).toEqual(['many', 'ben', 'many']);
});
