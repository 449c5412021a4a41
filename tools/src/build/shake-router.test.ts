import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { shakeRouter } from '../../../rspack.shared.js';
import { ROOT } from '../lib/workspace.ts';

/** The published file of react-router with its components. */
function published(): string {
  const files = globSync('node_modules/react-router/dist/production/chunk-*.mjs', { cwd: ROOT });
  const sources = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  return sources.find((source) => source.includes('function BrowserRouter('))!;
}

describe('the loader that removes unused components of react-router', () => {
  const before = published();
  const after = shakeRouter(before);

  it('meets the effects it is written for', () => {
    assert.match(before, /^var \w+ = React\d*\.(forwardRef|memo)\(/m);
    assert.match(before, /^\w+\.displayName = /m);
    assert.match(before, /^\w+\.contextType = /m);
  });

  it('leaves none of them', () => {
    assert.doesNotMatch(after, /^var \w+ = React\d*\.(forwardRef|memo)\(/m);
    assert.doesNotMatch(after, /^\w+\.(displayName|contextType) = /m);
  });

  it('preserves the context of a class', () => {
    const source =
      'var Boundary = class extends React2.Component {\n  render() {}\n};\nBoundary.contextType = Context;\n';
    assert.equal(
      shakeRouter(source),
      'var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React2.Component {\n  render() {}\n}, { contextType: Context }))();\n',
    );
  });
});
