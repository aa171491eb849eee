import { afterEach, expect, test, vi } from 'vitest';
import { mayLeave } from './may-leave.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(keys: readonly string[]) {
  const deleted: string[] = [];
  vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, 'yes'])));
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => deleted.push(name),
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  return deleted;
}

test('whoever has edits that are only in this browser is asked, and loses them only then', async () => {
  const asked: string[] = [];
  const answer = (is: boolean) => (words: string) => (asked.push(words), is);
  for (const key of ['unsent:1', 'work:2']) {
    const deleted = browserWith(['theme', key]);
    expect(await mayLeave(answer(false))).toBe(false);
    expect(deleted).toEqual([]);
    expect(await mayLeave(answer(true))).toBe(true);
    expect(deleted).toContain('frenly-unsent');
  }
  expect(new Set(asked)).toEqual(
    new Set(['Some of your edits haven’t been saved. Sign out and delete them?']),
  );
});

test('nobody else is asked', async () => {
  browserWith(['theme']);
  expect(await mayLeave(() => false)).toBe(true);
});
