import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import { readLastGood, rememberLastGood } from './last-good.ts';
import { alternativesOf } from './recovery.ts';

const remote = (version: string, base = `/assets/members/${version}/`): LoadableRemote => ({
  name: 'members',
  version,
  base,
  entry: 'e.js',
  integrity: 'sha384-x',
  shared: {},
});
const registry = (version: string) => async (): Promise<PageRegistry> => ({ members: remote(version) });

afterEach(() => window.localStorage.clear());

test('the version that last worked is remembered on this device', () => {
  expect(readLastGood('members', '')).toBeNull();
  rememberLastGood(remote('v1'), '');
  expect(readLastGood('members', '')).toEqual(remote('v1'));
  expect(readLastGood('chat', '')).toBeNull();
});

test('a version that worked with another shell is not tried', () => {
  rememberLastGood(remote('v1'), 'older');
  expect(readLastGood('members', 'newer')).toBeNull();
  expect(readLastGood('members', 'older')).toEqual(remote('v1'));
});

test('nothing but files of this site is read from storage', () => {
  rememberLastGood(remote('v1', 'https://evil.example/assets/members/'), '');
  expect(readLastGood('members', '')).toBeNull();
  window.localStorage.setItem('rv.device.last-good.members', '{broken');
  expect(readLastGood('members', '')).toBeNull();
});

test('the present registry is used before the version that last worked', async () => {
  rememberLastGood(remote('v1'), '');
  expect((await alternativesOf('members', registry('v3'))).map(({ version }) => version)).toEqual([
    'v3',
    'v1',
  ]);
  expect(
    (await alternativesOf('members', () => Promise.reject(new Error('offline')))).map(
      ({ version }) => version,
    ),
  ).toEqual(['v1']);
});

test('a browser that has never been here gets the version before the one that fails', async () => {
  const withPrevious = async (): Promise<PageRegistry> => ({
    members: { ...remote('v3'), previous: remote('v2') },
  });
  expect((await alternativesOf('members', withPrevious)).map(({ version }) => version)).toEqual(['v3', 'v2']);
});
