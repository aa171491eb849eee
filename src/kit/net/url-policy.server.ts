/** Decides which URLs may be opened, by their text alone. What their names resolve to is checked when connecting. */
import { isIP } from 'node:net';
import { AppError } from '#kit/errors.ts';
import { publicAddress } from './address-policy.server.ts';

const urlRules = {
  schemes: ['http:', 'https:'],
  ports: [80, 443],
  maxLength: 2048,
  // Endings that public DNS does not serve; whatever answers to them lives on somebody's inside.
  insideName:
    /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|example|invalid|alt|onion)$/,
  // Two labels at least: a single one is completed from the machine's own search domains.
  publicName: /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/,
};

/** `host:port` pairs that the owner configured and that need not be public, such as `localhost:11434`. */
export type Permits = ReadonlySet<string>;

export interface Target {
  /** Normalised: odd spellings of the host resolved, no trailing dot, no fragment. */
  url: URL;
  /** The name or address to connect to, without the brackets of IPv6. */
  hostname: string;
  permitted: boolean;
}

export function checkUrl(text: string, permits: Permits = new Set(), base?: URL): Target {
  const url = parseUrl(text, base);
  if (!urlRules.schemes.includes(url.protocol)) throw blocked('Only http and https addresses can be opened.');
  if (url.username || url.password) throw blocked('Addresses with a user name or password cannot be opened.');

  const port = portOf(url);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const permitted = permits.has(`${url.hostname}:${port}`);
  if (!permitted) {
    if (!urlRules.ports.includes(port)) throw blocked('Addresses with an unusual port cannot be opened.');
    if (!isPublicHost(hostname)) throw blocked();
  }
  return { url, hostname, permitted };
}

/** Says nothing about why by default: what a name resolves to inside is not for the asker to learn. */
export function blocked(message?: string): AppError {
  return new AppError('url_blocked', message ? { message } : {});
}

function parseUrl(text: string, base?: URL): URL {
  // Before parsing as well as after: a huge text should cost nothing, and escaping makes a short one longer.
  const url = text.length > urlRules.maxLength ? null : URL.parse(text, base);
  if (!url || url.href.length > urlRules.maxLength)
    throw blocked('That is not an address that can be opened.');
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

export function isPublicHost(hostname: string): boolean {
  if (isIP(hostname)) return publicAddress(hostname) !== undefined;
  return urlRules.publicName.test(hostname) && !urlRules.insideName.test(hostname);
}
