/** Whether a browser on another site sent this. Programs send neither header and are let through: they hold no cookies of others. */
export function isForeignOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) {
    const site = headers.get('sec-fetch-site');
    return site === 'cross-site' || site === 'same-site';
  }
  if (origin === publicUrl) return false;
  // 'null' and nonsense are foreign, also where a program sends no host.
  const host = hostOf(origin);
  return host === undefined || host !== headers.get('host')?.toLowerCase();
}

function hostOf(origin: string) {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
