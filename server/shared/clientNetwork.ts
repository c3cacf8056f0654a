import { isIPv6 } from 'node:net';

const groupCount = 8;
/** Number of 16-bit groups of an IPv6 address that identify a subscriber's network, which is a /64. */
const networkGroups = 4;

const toGroups = (half: string): number[] =>
  half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));

/** Returns the eight groups of an IPv6 address: `2001:DB8::1` and `2001:0db8:0:0:0:0:0:1` give the same groups. */
function expandGroups(address: string): number[] {
  const [before = '', after = ''] = address.split('::');
  const [start, end] = [toGroups(before), toGroups(after)];
  return [...start, ...Array<number>(Math.max(0, groupCount - start.length - end.length)).fill(0), ...end];
}

/**
 * IPv4 address in IPv6 notation: `::ffff:192.0.2.1`. Sockets for IPv4 and IPv6 give IPv4
 * addresses in this form.
 */
const mapped = /^(?:0*:)*(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network by which a client is counted. It is the IPv4 address, or the /64 network of the IPv6 address,
 * because a subscriber has 2^64 IPv6 addresses. All spellings of an address give the same key.
 */
export function toNetworkKey(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address) || address.includes('.')) return address;
  const groups = expandGroups(address);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups[5] === 0xff_ff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':');
}
