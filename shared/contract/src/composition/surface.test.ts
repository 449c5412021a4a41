import { misfits, missingFrom, type Surface } from './surface.ts';

const SHELL: Surface = {
  contract: 1,
  modules: { react: ['useState', 'useMemo'], swr: ['default'] },
  services: ['toast', 'openSlot'],
  topics: ['user:updated'],
  slots: ['gift'],
  routes: ['index', 'members'],
  messages: ['ui.close'],
};
const NOTHING: Surface = {
  contract: 1,
  modules: {},
  services: [],
  topics: [],
  slots: [],
  routes: [],
  messages: [],
};

test('a remote that uses a part of what the shell provides misses nothing', () => {
  expect(missingFrom(SHELL, { ...NOTHING, modules: { react: ['useState'] }, routes: ['index'] })).toEqual([]);
});

test.each([
  ['a name of a shared module', { modules: { react: ['useLater'] } }, 'module react.useLater'],
  ['a whole shared module', { modules: { later: ['run'] } }, 'module later.run'],
  ['a module named like a property of every object', { modules: { toString: ['x'] } }, 'module toString.x'],
  ['a service', { services: ['later'] }, 'services later'],
  ['a topic', { topics: ['later:done'] }, 'topics later:done'],
  ['a slot', { slots: ['later'] }, 'slots later'],
  ['a route', { routes: ['later'] }, 'routes later'],
  ['a message', { messages: ['ui.brand.new'] }, 'messages ui.brand.new'],
  ['another contract', { contract: 2 }, 'contract 2'],
])('%s that the shell lacks is named', (_what, uses, missing) => {
  expect(missingFrom(SHELL, { ...NOTHING, ...uses })).toEqual([missing]);
});

test('a shared package in another major version is named with both versions', () => {
  const remote = { shared: { react: '^20.0.0' }, uses: NOTHING };
  expect(misfits(remote, { shared: { react: '19.3.1' }, provides: SHELL })).toEqual([
    'react ^20.0.0 (the shell has 19.3.1)',
  ]);
});

test('what a side does not state is not judged', () => {
  expect(misfits({ shared: {} }, { provides: SHELL })).toEqual([]);
  expect(misfits({ shared: { react: '^20.0.0' }, uses: SHELL }, {})).toEqual([]);
});
