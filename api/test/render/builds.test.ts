import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FrameServerBuild } from '@rendezvous/contract/composition/page';
import { loadFrame, loadRemote } from '#src/pages/render/process/child/builds.ts';

const frame = { provided: { react: 'the one React' } } as Partial<FrameServerBuild> as FrameServerBuild;
const remote = (line: string): string =>
  `${line} module.exports = { contract: 1, render() {}, load() {}, firstScreens: [] };`;

test('a server build of a remote gets what the frame provides, and no file, process or network of Node', () => {
  assert.ok(loadRemote('members/1', remote("if (require('react') !== 'the one React') throw 1;"), frame));
  for (const name of ['node:fs', 'fs', 'node:child_process', 'node:net', 'node:http', 'left-pad', 'toString'])
    assert.throws(
      () => loadRemote('members/1', remote(`require('${name}');`), frame),
      new RegExp(`may not require ${name}`),
      name,
    );
});

test('what is no server build of this contract is refused', () => {
  assert.throws(
    () => loadFrame('shell/1', 'module.exports = { contract: 2 };'),
    /no server build of contract 1/,
  );
  assert.throws(
    () => loadRemote('members/1', 'module.exports = {};', frame),
    /no server build of contract 1/,
  );
});
