import { init } from '@module-federation/runtime';
import type { LoadableRemote } from '@rendezvous/contract/composition/page';
import { waitFor } from '@testing-library/react';
import { loadModule, prepareFederation, readRegistry } from './federation.ts';

const remote: LoadableRemote = {
  name: 'members',
  version: '0123456789abcdef',
  base: '/assets/members/0123456789abcdef/',
  entry: 'entry.js',
  integrity: 'sha384-abc',
  shared: {},
};

test('the entry of a remote is fetched with its digest and the nonce of the page', async () => {
  init({ name: 'page', remotes: [] });
  prepareFederation('nonce-of-this-page');
  void loadModule(remote, () => undefined).catch(() => undefined);
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src$="/entry.js"]');
    if (!found) throw new Error('no entry is fetched');
    return found;
  });
  expect([script.integrity, script.nonce]).toEqual(['sha384-abc', 'nonce-of-this-page']);
});

test('the registry is asked for by the version of the shell that the page runs', async () => {
  const asked: string[] = [];
  const answer = { ok: true, json: async () => ({ remotes: {} }) } as Response;
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      return answer;
    },
  });
  await readRegistry();
  expect(asked).toEqual([expect.stringMatching(/^\/remotes\.json\?shell=/)]);
});
