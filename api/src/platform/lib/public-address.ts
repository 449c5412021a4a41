import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What of IPv4 does not lead to the internet: own machine, private nets, link-local, carrier nets, documentation, multicast, reserved. */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of IPv6 only 2000::/3 is global, and of that these carry other addresses within them or are documentation. */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
const globalIpv6 = new BlockList();
for (const [net, prefix] of CLOSED_IPV4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_IPV6) closed.addSubnet(net, prefix, 'ipv6');
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Does this IP address lead to the internet, and not to this machine or a net behind it? */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** The host of a URL as an address without brackets; null when it is a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
}

/**
 * Resolves a name for a connection and refuses when any of its addresses is not public. The connection uses the very address
 * that was looked at, so that a name cannot answer differently a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('the name does not lead to a public address'), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
