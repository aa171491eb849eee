/**
 * The address that links in answers and e-mails begin with. `PUBLIC_URL` decides; where it is not set, the host that the browser
 * used does, so that nobody who began at 127.0.0.1 is sent on to localhost and loses the session there. Only a host that
 * is certainly this server counts: anyone can write a foreign name into a request, and it would end up in an e-mail.
 */
import { isIP } from 'node:net';
import type { Settings } from '#kit/settings.server.ts';

interface Arrival {
  host: string | null;
  /** Address of this machine that the connection came in on; undefined for requests within the process. */
  localAddress: string | undefined;
  localPort: number | undefined;
}

type Addresses = Pick<Settings, 'publicUrl' | 'isPublicUrlSet' | 'hosts' | 'port'>;

export function linkAddress(settings: Addresses, arrival: Arrival): string {
  const { host, localAddress, localPort = settings.port } = arrival;
  if (settings.isPublicUrlSet || host === null) return settings.publicUrl;
  const url = URL.parse(`http://${host}`);
  if (!url || url.host !== host.toLowerCase()) return settings.publicUrl;
  // On another port of this machine someone else may listen.
  const isHere =
    Number(url.port || 80) === localPort &&
    (isLoopback(url.hostname) || isOwnAddress(url.hostname, localAddress));
  return isHere || isNamed(settings, url.host) ? url.origin : settings.publicUrl;
}

/** The address of the page itself, for its canonical link: of hosts that are certainly ours the one that was used, else `PUBLIC_URL`. */
export function pageOrigin(settings: Addresses, { host, localAddress }: Arrival): string {
  const publicUrl = new URL(settings.publicUrl);
  const url = host === null ? null : URL.parse(`${publicUrl.protocol}//${host}`);
  if (!url || url.host !== host?.toLowerCase()) return publicUrl.origin;
  const isOurs =
    isNamed(settings, url.host) ||
    isLoopback(url.hostname) ||
    url.hostname.endsWith('.localhost') ||
    isOwnAddress(url.hostname, localAddress);
  return isOurs ? url.origin : publicUrl.origin;
}

const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || /^127(?:\.\d+){3}$/.test(name);

const isNamed = ({ hosts }: Addresses, host: string) => Object.values(hosts).includes(host);

function isOwnAddress(name: string, localAddress: string | undefined) {
  const address = name.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && address === localAddress?.replace(/^::ffff:/, '');
}
