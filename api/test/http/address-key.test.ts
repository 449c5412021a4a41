import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressKey } from '#src/platform/lib/address-key.ts';
import { trustedProxies } from '#src/platform/lib/trusted-proxies.ts';

test('an IPv6 client is its /64, an IPv4 client its address, however they are written', () => {
  const keys = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '::FFFF:c000:0207': '192.0.2.7',
    '2001:db8:1:2::1': '2001:db8:1:2::/64',
    '2001:0DB8:0001:0002:ffff:0:0:9': '2001:db8:1:2::/64',
    '2001:db8:1:3::1': '2001:db8:1:3::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '::1': '0:0:0:0::/64',
    nonsense: 'unreadable',
    '': 'unreadable',
  };
  for (const [address, key] of Object.entries(keys)) assert.equal(addressKey(address), key, address);
});

test('proxies are trusted by their number or by their addresses and networks', () => {
  const two = trustedProxies('2');
  assert.deepEqual(
    [two?.('203.0.113.1', 0), two?.('203.0.113.1', 1), two?.('203.0.113.1', 2)],
    [true, true, false],
  );
  const listed = trustedProxies('10.0.0.0/8, 192.0.2.1,fd00::/8');
  const trusted = ['10.9.8.7', '::ffff:10.9.8.7', '192.0.2.1', 'fd12::1'];
  const foreign = ['11.0.0.1', '192.0.2.2', 'fe80::1', 'nonsense'];
  assert.deepEqual(
    [...trusted, ...foreign].filter((address) => listed?.(address, 0)),
    trusted,
  );
});

test('a text that would trust every peer, or names no proxy, is refused', () => {
  const refused = [
    'true',
    'false',
    '0',
    '17',
    '-1',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/x',
    'loopback',
    '10.0.0.1,,10.0.0.2',
    ',',
  ];
  for (const text of refused) assert.equal(trustedProxies(text), null, text);
});
