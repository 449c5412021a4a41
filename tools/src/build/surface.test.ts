import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misfits } from '@rendezvous/contract/composition/surface';
import { ROOT } from '../lib/workspace.ts';
import { providedNames, usedNames } from './surface.ts';
import { addUsedNames, noNames } from './used-names.ts';

const SHARED = new Set(['react', 'react-router-dom', '@rendezvous/api-client/client']);

function used(source: string) {
  const found = noNames();
  addUsedNames(found, source, SHARED);
  return {
    modules: Object.fromEntries([...found.modules].map(([name, names]) => [name, [...names]])),
    services: [...found.services],
    topics: [...found.topics],
    slots: [...found.slots],
    routes: [...found.routes],
  };
}

test('imports of shared modules count by their exported names; types and other modules do not', () => {
  const { modules } = used(`
    import type { Ref } from 'react';
    import React, { useState as state, type ReactNode } from 'react';
    import { useBlocker } from 'react-router-dom';
    import { own } from '#src/own.ts';
    export { call } from '@rendezvous/api-client/client';
  `);
  assert.deepEqual(modules, {
    react: ['default', 'useState'],
    'react-router-dom': ['useBlocker'],
    '@rendezvous/api-client/client': ['call'],
  });
});

test('services count under every name of the shell', () => {
  const { services } = used(`
    const shell = useShell();
    shell.toast({ text });
    props.shell.confetti();
    const { openSlot } = useShell();
    other.refresh();
  `);
  assert.deepEqual(services.sort(), ['confetti', 'openSlot', 'toast']);
});

test('topics, slots and routes count by the literal that names them', () => {
  const found = used(`
    bus.subscribe('party:started', listen);
    useTopic('credits:changed');
    shell.openSlot('gift', { member });
    pathTo('members-id', { id });
    log('chat:open');
  `);
  assert.deepEqual(found.topics, ['party:started', 'credits:changed']);
  assert.deepEqual(found.slots, ['gift']);
  assert.deepEqual(found.routes, ['members-id']);
});

test('the shell of this checkout offers every kind of name', async () => {
  const { modules, services, topics, slots, routes, messages } = await providedNames(ROOT);
  assert.ok(modules.react?.includes('useState'));
  assert.ok(modules['react-router-dom']?.includes('useNavigate'));
  assert.ok(
    !modules['react-router-dom']?.includes('createBrowserRouter'),
    'only what the provider passes on',
  );
  assert.ok(modules['@rendezvous/api-client/use-endpoint']?.includes('useEndpoint'));
  assert.ok(services.includes('openSlot'));
  assert.ok(topics.includes('credits:changed'));
  assert.ok(slots.includes('gift'));
  assert.ok(routes.includes('members-id'));
  assert.ok(messages.some((id) => id.startsWith('errors.')));
});

test('a source that uses a new name of any kind does not fit the shell of this checkout', async () => {
  const provides = await providedNames(ROOT);
  const uses = await usedNames(ROOT, ['mfe-chat/src/app/chats-screen.tsx']);
  assert.deepEqual(misfits({ shared: {}, uses }, { provides }), []);
  const newer = {
    ...uses,
    modules: { ...uses.modules, '@rendezvous/api-client/client': ['brandNew'] },
  };
  assert.deepEqual(misfits({ shared: {}, uses: newer }, { provides }), [
    'module @rendezvous/api-client/client.brandNew',
  ]);
});

test('the shell offers names exported by a destructured constant', async () => {
  const { modules } = await providedNames(ROOT);
  assert.deepEqual(
    ['api', 'call', 'upload'].filter((name) => !modules['@rendezvous/api-client/client']?.includes(name)),
    [],
  );
});
