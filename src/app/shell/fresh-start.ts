/** Nothing of an older version may answer in our place: service workers go, and so do their caches. */

interface Browser {
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> };
  caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

export async function freshStart({ navigator, caches }: Browser) {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = (await caches?.keys()) ?? [];
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...names.map((name) => caches!.delete(name)),
  ]);
}
