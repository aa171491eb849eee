import { expect, test, vi } from 'vitest';
import { freshStart } from './fresh-start.ts';

test('every service worker is unregistered and every cache cleared', async () => {
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const remove = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
  const registrations = [{ unregister }, { unregister }] as unknown as ServiceWorkerRegistration[];
  await freshStart({
    navigator: { serviceWorker: { getRegistrations: () => Promise.resolve(registrations) } },
    caches: { keys: () => Promise.resolve(['a', 'b', 'c']), delete: remove },
  });
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(remove.mock.calls.flat()).toEqual(['a', 'b', 'c']);
});

test('a browser that has neither is left alone', async () => {
  await expect(freshStart({ navigator: {} })).resolves.toBeUndefined();
});
