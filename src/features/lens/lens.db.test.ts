/** Lens as programs use it: a picture goes in, text, codes, colours and fields come out; what is no picture is refused in words. */
import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { AppError } from '#kit/errors.ts';
import type { PictureText } from '#kit/models/calls.ts';
import { uploadAttachment } from '#tools/attach/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import type { LensData } from './data.ts';
import { shareRun } from '#tools/share/contract.ts';
import { lens } from './tool.ts';

const app = useTestApp();
const params = { tool: lens.id };

/** The reader of text is tried for real elsewhere; here it says what a test lets it say. */
/** Runs ask the models in their person's name. */
function spyOnReading() {
  const { models } = app.services;
  vi.spyOn(models, 'forCaller').mockReturnValue(models);
  return vi.spyOn(models, 'readPicture');
}

function reads(lines: string[], turned: PictureText['turned'] = 0) {
  const words = lines.flatMap((text, line) =>
    text.split(' ').map((word, at) => ({
      text: word,
      line,
      confidence: 91,
      left: 20 + 60 * at,
      top: 20 + 40 * line,
      width: 50,
      height: 30,
    })),
  );
  const read: PictureText = {
    text: lines.join('\n'),
    confidence: 91,
    width: 800,
    height: 600,
    turned,
    skew: 0,
    words,
  };
  return spyOnReading().mockResolvedValue(read);
}

async function upload(client: Client, bytes: Uint8Array, name = 'photo.png') {
  return client.request(`${uploadAttachment.path}?name=${name}`, { method: 'POST', body: bytes as never });
}

async function look(client: Client, bytes: Uint8Array, input: object = {}) {
  const { body } = await upload(client, bytes);
  const run = await client.call(createRun, {
    params,
    body: { input: { files: [(body as { id: string }).id], ...input } },
  });
  const stream = await follow(app, client, run.body.id);
  const end = await stream.end();
  const { body: kept } = await client.call(getRun, { params: { id: run.body.id } });
  return { end, kept, data: kept.output.data as LensData };
}

const blank = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#f6dd2e' } });

test('a guest gets text with boxes, the fields of a receipt, a code, and colours', async () => {
  reads(['Corner Shop', 'Tea £4.80', 'TOTAL £32.64']);
  const code = await QRCode.toBuffer('https://example.org/r/1', { width: 260 });
  const picture = await blank()
    .composite([{ input: code, left: 500, top: 300 }])
    .png()
    .toBuffer();
  const { end, kept, data } = await look(app.client(), picture);
  expect(end).toBe('done');
  expect(kept.output.texts.text).toBe('Corner Shop\nTea £4.80\nTOTAL £32.64');
  expect(kept.title).toBe('Corner Shop');
  expect(data.words![0]).toMatchObject({ text: 'Corner', x: 20 / 800, y: 20 / 600, width: 50 / 800 });
  expect(data.form).toBe('receipt');
  expect(data.fields).toContainEqual(expect.objectContaining({ name: 'total', value: '32.64' }));
  expect(data.codes).toMatchObject([{ format: 'QRCode', text: 'https://example.org/r/1' }]);
  expect(data.colours[0]).toMatchObject({ name: 'yellow' });
  expect(data.picture).toMatchObject({ width: 800, height: 600 });
});

test('a picture that lay on its side is kept as it was read', async () => {
  reads(['Upright now'], 90);
  const { data } = await look(app.client(), await blank(600, 800).png().toBuffer());
  expect(data.picture).toMatchObject({ width: 800, height: 600 });
});

test('without the reader of text, codes and colours are still found, and why is said', async () => {
  spyOnReading().mockRejectedValue(
    new AppError('unavailable:pack_offline', { message: 'The reader could not be fetched.' }),
  );
  const { end, data, kept } = await look(app.client(), await blank().png().toBuffer());
  expect(end).toBe('done');
  expect(data).toMatchObject({
    words: null,
    unread: 'The reader could not be fetched.',
    fields: [],
    codes: [],
  });
  expect(data.colours).toHaveLength(1);
  expect(kept.output.texts.text).toBe('No text was found in this picture.');
});

test('a question without an engine that sees is answered by saying so', async () => {
  reads([]);
  const { kept, data } = await look(app.client(), await blank().png().toBuffer(), {
    question: 'What is it?',
  });
  expect(kept.output.texts.answer).toContain('No vision engine is available');
  expect(data).toMatchObject({ words: [], confidence: null, form: null });
});

test('pictures of every sort are looked at, or refused in words', async () => {
  const client = app.client();
  reads([]);
  const frames = await sharp({
    create: { width: 60, height: 120, channels: 3, background: 'red', pageHeight: 60 } as never,
  })
    .gif()
    .toBuffer();
  const cmyk = await blank(80, 60).toColourspace('cmyk').jpeg().toBuffer();
  for (const fine of [
    frames,
    cmyk,
    await blank(80, 60).avif().toBuffer(),
    await blank(80, 60).webp().toBuffer(),
  ]) {
    const { end, data } = await look(client, fine);
    expect(end).toBe('done');
    expect(data.colours.length).toBeGreaterThan(0);
  }
  const whole = await blank(400, 300).png().toBuffer();
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const huge = await blank(10_001, 10_000).png().toBuffer();
  for (const [bytes, words] of [
    [whole.subarray(0, 200), 'damaged'],
    [heic, 'HEIC photos aren’t supported'],
    [huge, 'too many pixels'],
    [Buffer.alloc(0), 'empty'],
  ] as const) {
    const refused = await upload(client, bytes);
    expect(refused.status, words).toBeGreaterThanOrEqual(400);
    expect(refused.text).toContain(words);
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const { end, kept } = await look(client, svg);
  expect(end).toBe('failed');
  expect(kept.error).toContain('SVG drawings and documents aren’t supported');
});

test('what is asked must have a picture', async () => {
  const refused = await app.client().call(createRun, { params, body: { input: {} } });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Take or choose a picture.');
});

test('the samples are there to be tried', async () => {
  reads([]);
  const client = app.client();
  for (const { input } of lens.examples) {
    const { body } = await client.call(createRun, { params, body: { input } });
    const stream = await follow(app, client, body.id);
    expect(await stream.end()).toBe('done');
  }
});

test('the picture is the result, so it is not shared without it', async () => {
  reads([]);
  const client = app.client();
  const { body } = await client.call(createRun, { params, body: { input: { sample: 'receipt' } } });
  expect(await (await follow(app, client, body.id)).end()).toBe('done');
  const share = (withInput: boolean) =>
    client.call(shareRun, { params: { id: body.id }, body: { withInput } });
  expect((await share(false)).status).toBe(422);
  expect((await share(true)).status).toBe(200);
});
