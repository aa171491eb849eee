import fs from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

test('a line has its event, its fields and its sentence, and no secrets', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) }).child({ requestId: 'r1' });
  log.warn({ event: 'mail.rejected', password: 'sesame', mail: 'm1' }, 'The mail server refused an email.');
  log.debug({ event: 'mail.looked_at' }, 'This level is not written.');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'mail.rejected',
    requestId: 'r1',
    mail: 'm1',
    password: '[cut]',
    msg: 'The mail server refused an email.',
  });
});

test('every call of the log starts with an event such as search_index.write_failed and ends with one sentence', () => {
  const call = /\blog\s*(?:\.(?:debug|info|warn|error|fatal)|\[[^\]]+\])\((.{0,400}?\},\s*'[^'\n]*')/gs;
  const form = /^\s*\{\s*event: '[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*'.*'[A-Z][^'\n]*\.'$/s;
  const calls = fs
    .globSync('src/**/*.server.ts')
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(call)].map(([, text]) => ({ file, text: text! })),
    );
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ text }) => !form.test(text))).toEqual([]);
});
