import { expect, test } from 'vitest';
import { FolderHeldError } from '#kit/db/folder-lock.server.ts';
import { explainStartFailure } from './start-failure.server.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('insides'), { code, ...more });

test('what was written for people is said as it is', () => {
  const held = new FolderHeldError('/data', { pid: 7, started: '', realm: '', sockets: '' });
  expect(explainStartFailure(held)).toBe(
    '/data is in use by process 7. Stop it first, or set DATA_DIR to another folder.',
  );
});

test.each([
  ['The server in DATABASE_URL refuses the user or the password (28P01).', withCode('28P01')],
  ['The database in DATABASE_URL cannot be reached (ECONNREFUSED)', withCode('ECONNREFUSED')],
  ['The disk that holds DATA_DIR is full.', withCode('ENOSPC')],
  [
    'The disk that holds DATA_DIR is full. Make',
    new Error('could not write "pg_wal/1": No space left on device'),
  ],
  ['DATA_DIR is wrong: /data cannot be written (EROFS).', withCode('EROFS', { path: '/data' })],
  ['DATA_DIR is wrong: /data is not a folder (EEXIST).', withCode('EEXIST', { path: '/data' })],
  ['The program is not built, or only in part.', withCode('ERR_MODULE_NOT_FOUND')],
  ['Could not start: something else', new Error('something\n  else')],
  ['Could not start: not even an error', 'not even an error'],
  ['Could not start: undefined', undefined],
])('one line: %s', (words, error) => {
  const line = explainStartFailure(error);
  expect(line).toContain(words);
  expect(line).not.toContain('\n');
});
