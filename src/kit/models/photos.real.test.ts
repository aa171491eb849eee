/** Photos edited for real: an object found and gone, a picture enlarged, a photo developed. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainLook, plainTone } from '#kit/photos/look.ts';
import { useRealModels } from './real-models.testing.ts';

const { host, need } = useRealModels();
/** The first run fetches what it works with. */
const patience = 600_000;

/** A red ball on a lawn. */
const lawn = (side = 400) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#4f8f3a"/><circle cx="${side / 2}" cy="${side / 2}" r="${side / 8}" fill="#d81e1e"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function colourAt(picture: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

test(
  'a click finds the ball and nothing else; filled in, the lawn is there',
  { timeout: patience },
  async (context) => {
    await need('sam', context);
    await need('migan', context);
    const picture = await lawn();
    const mask = await host.findObject(picture, [{ x: 0.5, y: 0.5, on: true }]);
    const share = mask.data.filter((value) => value > 0).length / mask.data.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.08);
    const gone = await host.fillIn(picture, { mask, strokes: [] });
    const [red, green] = await colourAt(gone.bytes, 0.5, 0.5);
    expect(green!).toBeGreaterThan(red!);
    // What was not marked is as it was.
    const [r, g, b] = await colourAt(gone.bytes, 0.1, 0.1);
    expect([Math.abs(r! - 0x4f), Math.abs(g! - 0x8f), Math.abs(b! - 0x3a)].every((off) => off < 4)).toBe(
      true,
    );

    const brushed = await host.fillIn(picture, { strokes: [{ radius: 0.15, points: [{ x: 0.5, y: 0.5 }] }] });
    expect((await colourAt(brushed.bytes, 0.5, 0.5))[1]!).toBeGreaterThan(100);
    await expect(host.fillIn(picture, { strokes: [] })).rejects.toMatchObject({ code: 'invalid:mask' });
  },
);

test(
  'a picture is twice as large, with news of how far it is; one of too many pixels is refused',
  { timeout: patience },
  async (context) => {
    await need('esrgan', context);
    const shares: number[] = [];
    const large = await host.enlarge(await lawn(161), { onShare: (share) => shares.push(share) });
    expect([large.width, large.height]).toEqual([322, 322]);
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
    expect((await colourAt(large.bytes, 0.5, 0.5))[0]!).toBeGreaterThan(180);
    await expect(host.enlarge(await lawn(1600))).rejects.toMatchObject({ code: 'too_large:pixels' });
  },
);

test('a photo is developed: turned, cut, lit, and with or without where it was taken', async () => {
  const taken = await sharp(await lawn(400))
    .resize(400, 200)
    .withExif({ IFD0: { Make: 'Panda' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const look = {
    ...plainLook,
    quarters: 1 as const,
    crop: { x: 0, y: 0, width: 1, height: 0.5 },
    tone: { ...plainTone, exposure: 50 },
  };
  const picture = await host.develop({ picture: taken, look, format: 'png' });
  expect([picture.width, picture.height]).toEqual([200, 200]);
  expect((await colourAt(picture.bytes, 0.1, 0.1))[1]!).toBeGreaterThan(0x8f);

  const kept = async (keep: 'all' | 'without-place' | 'none') => {
    const { bytes } = await host.develop({
      picture: taken,
      look: plainLook,
      format: 'jpeg',
      camera: { original: taken, keep },
    });
    const { exif } = await sharp(bytes).metadata();
    return exif?.toString('latin1') ?? '';
  };
  expect(await kept('all')).toContain('Panda');
  expect(await kept('without-place')).toContain('Panda');
  expect(await kept('without-place')).not.toEqual(await kept('all'));
  expect(await kept('none')).not.toContain('Panda');
  await expect(
    host.develop({ picture: Buffer.from('no picture'), look: plainLook, format: 'png' }),
  ).rejects.toMatchObject({ code: 'invalid:picture' });
});
