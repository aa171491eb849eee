/** Where a request comes from, as far as it can be believed. */
import ipaddr from 'ipaddr.js';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

export function parseRanges(ranges: string[]): Range[] {
  return ranges.map((range) =>
    range.includes('/')
      ? ipaddr.parseCIDR(range)
      : [ipaddr.process(range), ipaddr.process(range).kind() === 'ipv4' ? 32 : 128],
  );
}

/** The nearest address that is not a proxy of ours; X-Forwarded-For counts only as far as trusted proxies wrote it. */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: Range[],
): string {
  let address = normalise(socketAddress);
  if (trusted.length === 0 || !forwardedFor) return address;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  while (hops.length > 0 && isTrusted(address, trusted)) {
    const next = hops.pop()!;
    if (!ipaddr.isValid(next)) break;
    address = normalise(next);
  }
  return address;
}

/** For limits: one household is one address, so an IPv6 network counts as a whole. */
export function limitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

function normalise(address: string) {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isTrusted(address: string, trusted: Range[]) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trusted.some(
    ([range, bits]) => range.kind() === parsed.kind() && parsed.match(range as never, bits as never),
  );
}
