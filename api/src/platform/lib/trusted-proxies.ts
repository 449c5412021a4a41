import { BlockList, isIP } from 'node:net';

/** Decides whether the peer `hop` steps before the server is a proxy whose `X-Forwarded-*` headers count. */
export type TrustsProxy = (address: string, hop: number) => boolean;

const MOST_HOPS = 16;
const BITS = { 4: 32, 6: 128 } as const;

/** Adds an address or a network such as `10.0.0.0/8`. Returns false for other texts and for networks that contain every address. */
function addNetwork(list: BlockList, text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const bits = prefix === undefined ? BITS[version] : Number(prefix);
  if (bits < 1 || bits > BITS[version]) return false;
  list.addSubnet(address, bits, family);
  return true;
}

/**
 * Reads `TRUST_PROXY`: a number of hops (`1`), or addresses and networks separated by commas. Returns null for any other text,
 * `true` included: a server that trusts every peer accepts the address a client invents.
 */
export function trustedProxies(text: string): TrustsProxy | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? (_address, hop) => hop < hops : null;
  }
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  if (!entries.every((entry) => addNetwork(list, entry))) return null;
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
