/** Decides which IP addresses a user-given URL may lead to: the public internet and nothing else. */
import ipaddr from 'ipaddr.js';

// All public IPv6 addresses begin with these three bits. Asking for them, instead of listing what to refuse, also
// shuts out every form that wraps an IPv4 address: ::127.0.0.1, ::ffff:0:0/96, 64:ff9b::/96 and the like.
const publicIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

// In a public range, yet answered by the machine's own cloud (Azure). Other clouds' services lie in refused ranges.
const cloudServices = new Set(['168.63.129.16']);

/**
 * The canonical spelling of a public address, or undefined when it may not be connected to. Connect to what this
 * returns and not to what was given, so that nothing reads an odd spelling a second time in its own way.
 */
export function publicAddress(spelling: string): string | undefined {
  if (!ipaddr.isValid(spelling)) return undefined;
  const address = ipaddr.parse(spelling);
  if (address.range() !== 'unicast') return undefined;
  if (address instanceof ipaddr.IPv6 && !isPublicIPv6(address)) return undefined;
  const canonical = address.toString();
  return cloudServices.has(canonical) ? undefined : canonical;
}

/** A zone names one of this machine's own network cards, so an address that carries one is never public. */
function isPublicIPv6(address: ipaddr.IPv6): boolean {
  return address.zoneId === undefined && address.match(publicIPv6);
}
