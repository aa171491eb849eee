import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';

/** As much of the browser's storage as is used. */
function fakeStorage() {
  const kept = new Map<string, unknown>();
  const answer = (result: unknown) => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request;
  };
  const store = {
    get: (key: string) => answer(kept.get(String(key))),
    put: (value: unknown, key: string) => answer(kept.set(String(key), value)),
    delete: (key: string) => answer(kept.delete(String(key))),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  const flags = new Map<string, string>();
  vi.stubGlobal('indexedDB', { open: () => answer(database) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => flags.get(key) ?? null,
    setItem: (key: string, value: string) => flags.set(key, value),
    removeItem: (key: string) => flags.delete(key),
  });
}

beforeEach(fakeStorage);
afterEach(() => vi.unstubAllGlobals());

test('what one member left unsent is not another’s, in the same browser and the same work', async () => {
  const [ada, ben] = [
    { owner: 'ada', work: 'w' },
    { owner: 'ben', work: 'w' },
  ];
  await keepUnsent(ada, new Uint8Array([1]));
  expect(await readUnsent(ben)).toBeUndefined();
  await keepUnsent(ben, new Uint8Array([2]));
  await forgetUnsent(ben);
  expect(await readUnsent(ben)).toBeUndefined();
  expect(await readUnsent(ada)).toEqual(new Uint8Array([1]));
});
