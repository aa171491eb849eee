/** Two ways to turn a host name into addresses, IPv4 first: it is the path most likely to work. */
import { lookup, Resolver } from 'node:dns/promises';

export type ResolveName = (hostname: string, signal: AbortSignal) => Promise<string[]>;

/**
 * Asks DNS itself. Unlike the system's lookup it reads no hosts file and no search domains, can be cancelled, and
 * holds no thread of the pool that files and passwords need when a hostile name server keeps silent.
 */
export async function resolveByDns(
  hostname: string,
  signal: AbortSignal,
  servers?: string[],
): Promise<string[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Asks the system, hosts file included: for the names that the owner configured. */
export async function resolveBySystem(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
}
