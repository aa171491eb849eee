import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { pack } from './compress.server.ts';

const page = `<p>${'ein Panda isst Bambus, 竹. '.repeat(200)}</p>`;

test.for([
  ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
  ['gzip, deflate', 'gzip', zlib.gunzipSync],
] as const)('%s gets %s', async ([accepts, encoding, unpack]) => {
  const { body, headers } = await pack(page, accepts);
  expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': encoding });
  expect(body.length).toBeLessThan(page.length / 10);
  expect(unpack(body as Uint8Array).toString()).toBe(page);
});

test('whoever takes nothing else gets it as it is, and so does what is short', async () => {
  expect(await pack(page, null)).toEqual({ body: page, headers: { vary: 'accept-encoding' } });
  expect(await pack('short', 'br')).toEqual({ body: 'short', headers: {} });
});
