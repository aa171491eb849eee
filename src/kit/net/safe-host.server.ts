/** The door for hosts that people give for other protocols than HTTP: a name and a port become addresses that were checked. */
import { AppError } from '#kit/errors.ts';
import { addressesOf } from './safe-fetch.server.ts';
import type { ResolveName } from './resolve-name.server.ts';
import { blocked, isPublicHost } from './url-policy.server.ts';

interface Terms {
  /** What the protocol is spoken on. */
  ports: readonly number[];
  /** `host:port` pairs that the owner permits although they are not public. */
  permit: readonly string[];
  signal: AbortSignal;
  resolve?: ResolveName | undefined;
}

/** Connect to what this returns, and let TLS check the name that was given. */
export async function addressesOfHost(host: string, port: number, terms: Terms): Promise<string[]> {
  const hostname = host.trim().toLowerCase().replace(/\.$/, '');
  const permitted = terms.permit.includes(`${hostname}:${port}`);
  if (!permitted) {
    if (!terms.ports.includes(port))
      throw blocked(`Only the ports ${terms.ports.join(', ')} can be used here.`);
    if (!isPublicHost(hostname)) throw blocked();
  }
  // The target of a request also has an address; for a host its name is all that counts.
  const target = { url: new URL('https://host.invalid'), hostname, permitted };
  const addresses = await addressesOf(target, terms.signal, terms.resolve);
  if (addresses.length === 0)
    throw new AppError('upstream_failed:host', { message: 'That server has no address.' });
  return addresses;
}
