import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parcelsOnly } from '../../../rspack.shared.js';
import { ROOT } from '../lib/workspace.ts';

const published = readFileSync(
  path.join(ROOT, 'node_modules/single-spa/lib/es2015/esm/single-spa.dev.js'),
  'utf8',
);

type Step = (props: { mountParcel: MountParcel }) => Promise<unknown>;
type MountParcel = (
  config: Record<'bootstrap' | 'mount' | 'unmount', Step> & { name: string; update?: Step },
  props: object,
) => {
  mountPromise: Promise<unknown>;
  update: (props: object) => Promise<unknown>;
  unmount: () => Promise<unknown>;
};
interface SingleSpa {
  mountRootParcel: MountParcel;
}

/** Evaluates a source of single-spa again. */
const run = (source: string, run: number): Promise<SingleSpa> =>
  import(`data:text/javascript,${encodeURIComponent(`${source}\n// ${run}`)}`) as Promise<SingleSpa>;

describe('single-spa with its parcels only', () => {
  beforeEach(() => {
    const target = new EventTarget();
    Reflect.set(globalThis, 'window', {
      location: new URL('https://example.org/'),
      dispatchEvent: (event: Event) => target.dispatchEvent(event),
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  const addedToWindow = () => 'singleSpaNavigate' in (Reflect.get(globalThis, 'window') as object);

  it('the published source changes the page when it is loaded', async () => {
    await run(published, 1);
    assert.equal(addedToWindow(), true);
  });

  it('leaves the page alone', async () => {
    await run(parcelsOnly(published), 2);
    assert.equal(addedToWindow(), false);
  });

  it('mounts a parcel below another one, updates and unmounts it', async () => {
    const { mountRootParcel: mountRoot } = await run(parcelsOnly(published), 3);
    const steps: string[] = [];
    const step = (name: string) => (props: object) => {
      steps.push(`${name} ${String(Reflect.get(props, 'word'))} ${'singleSpa' in props}`);
      return Promise.resolve();
    };
    const domElement = {};
    const page = await new Promise<MountParcel>((resolve) => {
      const nothing = (): Promise<void> => Promise.resolve();
      mountRoot(
        {
          name: 'page',
          bootstrap: nothing,
          mount: ({ mountParcel }) => {
            resolve(mountParcel);
            return Promise.resolve();
          },
          unmount: nothing,
        },
        { domElement },
      );
    });
    const given = { domElement, word: 'one' };
    const parcel = page(
      {
        name: 'remote',
        bootstrap: step('bootstrap'),
        mount: step('mount'),
        update: step('update'),
        unmount: step('unmount'),
      },
      given,
    );
    await parcel.mountPromise;
    await parcel.update({ word: 'two' });
    await parcel.unmount();
    assert.deepEqual(steps, [
      'bootstrap one false',
      'mount one false',
      'update two false',
      'unmount two false',
    ]);
  });

  it('drops the record of mounts, which grows for ever', () => {
    assert.match(published, /profileEntries\.push/);
    assert.doesNotMatch(parcelsOnly(published), /profileEntries\.push/);
  });
});
