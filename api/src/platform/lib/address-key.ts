import { isIPv4, isIPv6 } from 'node:net';

/** Key of requests whose address cannot be read: they share one limit. */
const UNREADABLE = 'unreadable';

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_text, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const read = (text: string) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * Names the client of an address for limits: an IPv4 address by itself, an IPv6 address by its /64, since one client owns all of that.
 * IPv4-mapped IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return UNREADABLE;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
