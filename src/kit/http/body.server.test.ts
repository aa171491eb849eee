import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { readBytes, readJson } from './body.server.ts';

const json = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

function chunks(count: number, size: number) {
  let sent = 0;
  const stream = new ReadableStream({
    pull(controller) {
      if (sent++ === count) return controller.close();
      controller.enqueue(new Uint8Array(size));
    },
  });
  return { stream, sent: () => sent };
}

test('malformed JSON is 400', async () => {
  for (const body of ['{', '{"a":}', 'nope', '\u0000', '{"a":1}}'])
    await expect(readJson(json(body))).rejects.toMatchObject({ code: 'bad_request:json', status: 400 });
});

test('bytes that are no UTF-8 are 400', async () => {
  await expect(readJson(json(new Uint8Array([0x22, 0xff, 0x22])))).rejects.toMatchObject({
    status: 400,
  });
});

test('a prototype key is refused however deep and however spelled', async () => {
  for (const body of ['{"__proto__":1}', '{"a":[{"\\u005f_proto__":{}}]}'])
    await expect(readJson(json(body))).rejects.toMatchObject({ code: 'unknown_field', status: 422 });
});

test('a NUL character or half of a pair is refused in any text', async () => {
  for (const body of ['{"a":["x\\u0000y"]}', '{"\\ud800":1}'])
    await expect(readJson(json(body))).rejects.toMatchObject({ code: 'invalid', status: 422 });
});

test('another content type is 415', async () => {
  await expect(readJson(json('{}', { 'content-type': 'text/plain' }))).rejects.toMatchObject({
    status: 415,
  });
});

test('over the limit is 413: by its announced length, without reading', async () => {
  const request = json('{}', { 'content-type': 'application/json', 'content-length': '5000' });
  await expect(readBytes(request, 1000)).rejects.toMatchObject({ status: 413 });
  expect(request.bodyUsed).toBe(false);
});

test('over the limit is 413: in chunks without end, stopped at the limit', async () => {
  const { stream, sent } = chunks(1_000_000, 500);
  await expect(readBytes(json(stream, {}), 2000)).rejects.toMatchObject({ status: 413 });
  expect(sent()).toBeLessThan(20);
});

test('a megabyte of nested brackets blocks nobody', async () => {
  const effort = measureEffort();
  await readJson(json('['.repeat(500_000) + ']'.repeat(500_000)), { bodyLimit: 2_000_000 }).catch(() => {});
  expect(effort()).toBeLessThan(cpuLimit(1000));
});
