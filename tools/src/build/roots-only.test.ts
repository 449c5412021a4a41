import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { browserBuild, CUTS, rootsOnly } from '../../../rspack.shared.js';
import { ROOT } from '../lib/workspace.ts';

const published = readFileSync(
  path.join(ROOT, 'node_modules/single-spa-react/lib/esm/single-spa-react.js'),
  'utf8',
);

type Life = Record<'bootstrap' | 'mount' | 'update' | 'unmount', (props: object) => Promise<unknown>>;
/** The package as a module. */
interface Package {
  default: (options: object) => Life;
}

interface Drawn {
  type: unknown;
  props: { children?: Drawn };
}
/** A component as a class; React gives it its props. */
interface Instance {
  props: object;
  render(): Drawn;
  componentDidMount?(): void;
  componentWillUnmount?(): void;
}

/** As much of React as the package calls. */
const REACT = {
  version: '19.0.0',
  Component: Object,
  createContext: () => ({ Provider: 'context' }),
  createElement: (type: unknown, props: object, children?: Drawn): Drawn => ({
    type,
    props: { ...props, ...(children && { children }) },
  }),
};

/** The frame's element; the published file wants one of the browser's. */
const ELEMENT = Object.create(null) as object;
Object.assign(globalThis, { HTMLElement: { [Symbol.hasInstance]: (value: unknown) => value === ELEMENT } });

/** Mounts a screen, gives it other props and unmounts it. Returns what was rendered, and where. */
async function lifeWith(source: string): Promise<string[]> {
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  const { default: lifecyclesOf } = (await import(module)) as Package;
  const seen: string[] = [];
  const mounted: Instance[] = [];
  let isMounted = false;
  /** Renders a tree, the outermost component first. */
  const render = ({ type, props }: Drawn): void => {
    if (typeof type !== 'function') return void (props.children && render(props.children));
    seen.push(`${type.name}: ${Object.keys(props).sort().join(' ')}`);
    if (typeof type.prototype?.render !== 'function') return;
    const instance = Object.assign(Reflect.construct(type, [props]) as Instance, { props });
    render(instance.render());
    if (isMounted) return;
    mounted.push(instance);
    instance.componentDidMount?.();
  };
  const life = lifecyclesOf({
    React: REACT,
    ReactDOMClient: {
      createRoot(element: unknown) {
        seen.push(element === ELEMENT ? 'in the element of the frame' : 'elsewhere');
        const unmount = () => mounted.forEach((instance) => instance.componentWillUnmount?.());
        return { render, unmount };
      },
    },
    rootComponent: function Screen() {
      return null;
    },
    errorBoundary: () => null,
  });
  const props = { name: 'members', domElement: ELEMENT, word: 'one' };
  await life.bootstrap(props);
  await life.mount(props);
  isMounted = true;
  await life.update({ ...props, other: 'two' });
  await life.unmount(props);
  return seen;
}

it('every cut fits the published file', () => {
  let left = published;
  for (const [what, by] of CUTS) {
    const cut = left.replace(what, by);
    assert.notEqual(cut, left, `${what} fits nothing`);
    left = cut;
  }
  assert.equal(rootsOnly(published), left);
  assert.ok(
    left.length < published.length * 0.5,
    `${left.length} of ${published.length} characters are left`,
  );
});

it('a remote mounts, changes and unmounts by the cut file as by the published one', async () => {
  const [whole, cut] = [await lifeWith(published), await lifeWith(rootsOnly(published))];
  assert.deepEqual(cut, whole);
  assert.equal(cut[0], 'in the element of the frame');
  assert.deepEqual(
    cut.filter((line) => line.startsWith('Screen:')),
    ['Screen: domElement name word', 'Screen: domElement name other word'],
  );
});

it('production builds of remotes alone cut it', () => {
  const rulesOf = (remote: string, mode: 'production' | 'development') =>
    JSON.stringify(browserBuild({ remote, mode, output: '/nowhere' }).module?.rules);
  assert.match(rulesOf('chat', 'production'), /roots-only\.js/);
  assert.doesNotMatch(rulesOf('shell', 'production'), /roots-only\.js/);
  assert.doesNotMatch(rulesOf('chat', 'development'), /roots-only\.js/);
});
