import { expect, test } from 'vitest';
import { checkAll } from './check-lines.server.ts';
import { mostErrors, mostLines } from './limits.ts';
import { readLines } from './read-lines.server.ts';

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const linesOf = async (text: string, size = 7, longest = 1000) =>
  (await Array.fromAsync(readLines(inChunks(text, size), longest))).map(
    ({ number, bytes }) => [number, Buffer.from(bytes).toString()] as const,
  );

const endpoint = '/v1/chat/completions';
const request = (custom_id: string, more: object = {}) =>
  JSON.stringify({ custom_id, method: 'POST', url: endpoint, body: {}, ...more });
const check = (text: string) => checkAll(readLines(inChunks(text, 64)), endpoint);

test.for([1, 2, 3, 7, 64])('lines come whole, cut into pieces of %i bytes', async (size) => {
  expect(await linesOf('käse\n\nzwei\r\n  \ndrei', size)).toEqual([
    [1, 'käse'],
    [3, 'zwei\r'],
    [5, 'drei'],
  ]);
});

test('nothing, or only ends of lines, is no line', async () => {
  expect(await linesOf('')).toEqual([]);
  expect(await linesOf('\n\n\n')).toEqual([]);
});

test('a line without end is refused when it is too long, not when it is read', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 100;
      yield Buffer.alloc(100, 'x');
    }
  }
  const reading = Array.fromAsync(readLines(endless(), 1000));
  await expect(reading).rejects.toMatchObject({ code: 'too_large:line', data: { line: 1 } });
  expect(read).toBeLessThanOrEqual(1200);
});

test('a file of requests is counted, without a word', async () => {
  expect(await check(`${request('a')}\n${request('b')}\n`)).toEqual({ total: 2, faults: [] });
});

test.for<[string, string, string, number | null]>([
  ['nothing in it', '\n', 'empty_file', null],
  ['what is no JSON', `${request('a')}\n{oops\n`, 'invalid_json_line', 2],
  ['what is no text', `${request('a')}\n\uFFFF"`, 'invalid_json_line', 2],
  ['a list', '[1]', 'invalid_request', 1],
  ['no name', request('', {}), 'invalid_request', 1],
  ['another method', request('a', { method: 'GET' }), 'invalid_request', 1],
  ['a field that nobody knows', request('a', { more: 1 }), 'invalid_request', 1],
  ['another endpoint', request('a', { url: '/v1/embeddings' }), 'mismatched_endpoint', 1],
  ['one name twice', `${request('a')}\n${request('a')}`, 'duplicate_custom_id', 2],
])('a file with %s is refused with the number of the line', async ([, text, code, line]) => {
  expect((await check(text)).faults).toEqual([expect.objectContaining({ code, line })]);
});

test('too many lines are refused at the first too many', async () => {
  const text = Array.from({ length: mostLines + 5 }, (_, at) => request(String(at))).join('\n');
  const { total, faults } = await check(text);
  expect(total).toBe(mostLines + 1);
  expect(faults).toEqual([expect.objectContaining({ code: 'too_many_requests', line: null })]);
});

test('of many mistakes the first ones are reported', async () => {
  expect((await check('{\n'.repeat(500))).faults).toHaveLength(mostErrors);
});

test('JSON made to grow is refused by the number of its values', async () => {
  const { faults } = await check(request('a', { body: { list: Array(30_000).fill(0) } }));
  expect(faults).toEqual([
    expect.objectContaining({ line: 1, message: expect.stringContaining('too many parts') as string }),
  ]);
});
