import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';

const avatar = { width: 64, height: 64, fit: 'cover' } as const;
const limits = { maxBytes: 5_000_000, maxPixels: 40_000_000, sizes: [avatar] };
const utf8 = (text: string) => new TextEncoder().encode(text);

function drawing(width = 80, height = 40, background = 'red') {
  return sharp({ create: { width, height, channels: 3, background } });
}

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small file that unpacks to a huge picture: one bit a pixel, all black. */
function pictureBomb(side: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('acceptImage', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('makes a webp of a %s', async (format) => {
    const [picture] = await acceptImage(await drawing().toFormat(format).toBuffer(), limits);
    expect(picture).toMatchObject({ contentType: 'image/webp', width: 64, height: 64 });
    expect(await sniffType(picture!.bytes)).toBe('image/webp');
  });

  it('makes every size asked for, crops or keeps the whole, and does not enlarge the whole', async () => {
    const sizes = [
      avatar,
      { width: 40, height: 40, fit: 'inside' },
      { width: 999, height: 999, fit: 'inside' },
    ] as const;
    const made = await acceptImage(await drawing().png().toBuffer(), { ...limits, sizes });
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [64, 64],
      [40, 20],
      [80, 40],
    ]);
  });

  it('turns the picture upright and drops where it was taken', async () => {
    const photo = await drawing()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'Secret Person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .toBuffer();
    expect(photo.includes('Secret Person')).toBe(true);
    const sizes = [{ width: 999, height: 999, fit: 'inside' }] as const;
    const [picture] = await acceptImage(photo, { ...limits, sizes });
    expect(picture).toMatchObject({ width: 40, height: 80 });
    const { exif, xmp, iptc, icc, orientation } = await sharp(picture!.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(Buffer.from(picture!.bytes).includes('Secret Person')).toBe(false);
  });

  it('takes the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((colour) => drawing(20, 20, colour).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const [picture] = await acceptImage(gif, limits);
    expect((await sharp(picture!.bytes).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(picture!.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('keeps only the pixels of a file that is also something else', async () => {
    const script = '<script>alert(1)</script>';
    const both = Buffer.concat([await drawing().gif().toBuffer(), utf8(script)]);
    const [picture] = await acceptImage(both, limits);
    expect(Buffer.from(picture!.bytes).includes('alert')).toBe(false);
  });

  it.each<[string, Uint8Array]>([
    ['HTML', utf8('<!doctype html><script>alert(1)</script>')],
    ['HTML after blanks', utf8(`\uFEFF${' \n'.repeat(5000)}<html>`)],
    ['HTML after a comment', utf8('<!-- PNG --><img src=x onerror=alert(1)>')],
    ['SVG without prolog', utf8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['SVG with prolog', utf8('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG with a prefix', utf8('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>')],
    ['SVG in UTF-16', Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')],
    ['SVG behind the signature of PNG', Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1')],
    ['PDF', utf8('%PDF-1.7\n')],
    ['text', utf8('just words')],
    ['nothing', new Uint8Array()],
  ])('refuses %s, however it is called', async (_, bytes) => {
    await expect(acceptImage(bytes, limits)).rejects.toMatchObject({
      code: 'unsupported_type',
      status: 415,
      message: 'Please use a PNG, JPEG, WebP, GIF or AVIF picture.',
    });
  });

  it.each(['AAAAftypavif', 'RIFFAAAAWEBPVP8 ', 'GIF89a', '\xff\xd8\xff'])(
    'refuses markup behind the signature %j',
    async (signature) => {
      const bytes = Buffer.from(
        `${signature}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
        'latin1',
      );
      await expect(acceptImage(bytes, limits)).rejects.toMatchObject({
        code: 'invalid:picture',
        status: 422,
      });
    },
  );

  it('does not open what the decoder knows but we do not want, even past the first door', async () => {
    const tiff = await drawing().tiff().toBuffer();
    const svg = utf8('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(acceptImage(tiff, limits)).rejects.toMatchObject({ code: 'unsupported_type' });
    for (const bytes of [tiff, svg]) {
      await expect(reencodeImage(bytes, limits)).rejects.toMatchObject({
        code: 'unsupported_type',
        status: 415,
      });
    }
  });

  it('refuses too many bytes before looking at them', async () => {
    const refused = acceptImage(new Uint8Array(101), { ...limits, maxBytes: 100 });
    await expect(refused).rejects.toMatchObject({ code: 'too_large', status: 413 });
  });

  it('refuses a picture bomb at once, in clear words, and goes on working', async () => {
    const bomb = pictureBomb(20_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(acceptImage(bomb, limits)).rejects.toMatchObject({
      code: 'too_large:pixels',
      status: 413,
      message: 'That picture has too many pixels. The limit is 40,000,000.',
    });
    expect(await acceptImage(pictureBomb(200), limits)).toHaveLength(1);
  });

  it('refuses a damaged picture and keeps the cause', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'grey', noise } })
      .jpeg()
      .toBuffer();
    const refused = acceptImage(whole.subarray(0, whole.length / 2), limits);
    await expect(refused).rejects.toMatchObject({ code: 'invalid:picture', cause: expect.any(Error) });
    await expect(acceptImage(whole.subarray(0, 20), limits)).rejects.toMatchObject({
      code: 'invalid:picture',
    });
  });

  it('serves many at once', async () => {
    const png = await drawing().png().toBuffer();
    const made = await Promise.all(Array.from({ length: 20 }, () => acceptImage(png, limits)));
    expect(made.flat()).toHaveLength(20);
  });
});

describe('sniffType', () => {
  it('recognises kinds of markup', async () => {
    expect(await sniffType(utf8('<svg/>'))).toBe('image/svg+xml');
    expect(await sniffType(utf8('<?xml version="1.0"?><rss/>'))).toBe('application/xml');
    expect(await sniffType(utf8('<p>hello'))).toBe('text/html');
    expect(await sniffType(utf8('1 < 2'))).toBeUndefined();
  });

  it('answers for any bytes, in any beginning', async () => {
    const beginnings = [
      '',
      'GIF89a',
      'RIFF',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
      'PK\x03\x04',
      '\0\0\0\x1cftypavif',
      '%PDF-',
      'ID3',
    ];
    const start = fc.constantFrom(...beginnings).map((text) => Buffer.from(text, 'latin1'));
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (head, rest) => {
        const type = await sniffType(Buffer.concat([head, rest]));
        expect(['string', 'undefined']).toContain(typeof type);
      }),
    );
  });

  it.each([' ', '<', '\0', '\xff', 'PK\x03\x04', 'GIF89a', 'ID3'])(
    'is quick with a megabyte of %j',
    async (unit) => {
      const bytes = Buffer.alloc(1_000_000, Buffer.from(unit, 'latin1'));
      const effort = measureEffort();
      await sniffType(bytes);
      expect(effort()).toBeLessThan(cpuLimit(200));
    },
  );
});
