import { isIPv4 } from 'node:net';

/** Names or addresses of this machine alone: `localhost`, `*.localhost`, 127.0.0.0/8, `::1`, with or without brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  const ipv4 = name.replace(/^::ffff:/, '');
  return isIPv4(ipv4) && ipv4.startsWith('127.');
}
