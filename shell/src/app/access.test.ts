import { routeByName } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { redirectFrom, redirectTarget } from './access.ts';

const HOSTS = ['evil.example', 'evil.example:443/path', 'user@evil.example', '[::1]', 'localhost', ''];
const STARTS = [
  '//',
  '///',
  '/.//',
  '/..//',
  '/././/',
  '/a/..//',
  '/a/..///',
  '/%2e//',
  '/.%2e//',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '/.\\/',
  '/./\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%5C/',
  '/.\t//',
  'http://',
  'https:',
  'https:/',
  'javascript:',
  'data:text/html,',
  '/\u0000//',
  '?//',
  '#//',
  '/;//',
  '/@',
];
const VALUES = STARTS.flatMap((start) => HOSTS.map((host) => start + host));
const login = (value: string) => `/login?redirect=${encodeURIComponent(value)}`;
const somebody = { id: 'u1' } as User;

/** Where a browser on the site goes for an address. */
const reached = (address: string) => new URL(address, 'https://site.example/login');

test('every of 200 redirect values stays on the site', () => {
  expect(VALUES.length).toBeGreaterThanOrEqual(200);
  for (const value of VALUES) {
    for (const url of [login(value), `/login?redirect=${value}`]) {
      const target = redirectFrom(routeByName('login'), url, somebody, {} as Settings) ?? '';
      expect([value, reached(target).origin]).toEqual([value, 'https://site.example']);
      // A router would resolve an address with two slashes to another host and draw nothing.
      expect(target).toMatch(/^\/(?![/\\])/);
    }
  }
});

test('a page of this site is opened with its query and hash, an invalid address is refused', () => {
  expect(redirectTarget(login('/chats/abc?x=1&y=//z#end'))).toBe('/chats/abc?x=1&y=//z#end');
  expect(redirectTarget('/login?redirect=/a/../members')).toBe('/members');
  for (const value of ['/%', '/%zz', '/%E0%A4%A', '', 'members', '//[', '/.//['])
    expect([value, redirectTarget(login(value))]).toEqual([value, null]);
  for (const url of ['//[?redirect=//[', '/login', '/login?redirect']) expect(redirectTarget(url)).toBeNull();
});
