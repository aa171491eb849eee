/** The real judge of pictures, on what it must let through. What it must hold is not kept in a repository. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useRealModels } from './real-models.testing.ts';

const { host, need } = useRealModels();
const patience = 600_000;

test('a drawing is let through, and answers are shares of one', { timeout: patience }, async (context) => {
  await need('nsfw', context);
  const sheet = await sharp('docs/pictures/illustrator-1.webp').resize(600).jpeg().toBuffer();
  const judged = await host.judgePicture(sheet);
  expect(Object.values(judged).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2);
  expect(judged.explicit + judged.explicitDrawing).toBeLessThan(0.2);
});

test(
  'an animation, a picture with nothing behind it, one colour: all can be judged; what is no picture says so',
  { timeout: patience },
  async (context) => {
    await need('nsfw', context);
    const frame = (colour: string) =>
      sharp({ create: { width: 40, height: 40, channels: 4, background: colour } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff000080', '#00ff00', '#0000ff'].map(frame));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    for (const picture of [gif, frames[0]!])
      expect((await host.judgePicture(picture)).explicit).toBeLessThan(0.5);
    const cut = frames[0]!.subarray(0, frames[0]!.length - 20);
    await host.judgePicture(cut).catch((error: unknown) => expect(String(error)).toMatch(/can’t be opened/));
    await expect(host.judgePicture(Buffer.from('no picture'))).rejects.toThrow(/can’t be opened/);
  },
);
