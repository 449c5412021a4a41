import type { Page } from '@playwright/test';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import type { DistCopy } from '#fixtures/builds/dist.ts';
import { EditedBuilds, type EditedVersion } from '#fixtures/builds/edited-build.ts';
import { SIZE } from '#fixtures/browser/size.ts';
import { expect, test } from '#fixtures/builds/own-dist.ts';

const LIFECYCLES = /export const \{ bootstrap, mount, unmount, update \} = (.*);/;

/** A sound version, whose files a test damages. */
const DAMAGED = '$&\nexport const edition = "damaged";';

/** What a version does wrong: by its source, or by files that are not what was built. */
const FAULTS: Readonly<
  Record<string, { source: string; damage?: (dist: DistCopy, version: EditedVersion) => void }>
> = {
  'a missing chunk': {
    source: DAMAGED,
    damage: (dist, version) => dist.loseFile(version, '__federation_expose_app.js'),
  },
  'a corrupt file': {
    source: DAMAGED,
    damage: (dist, version) => dist.corruptFile(version, '__federation_expose_app.js'),
  },
  'a throw at load': { source: '$&\nthrow new Error("planted");' },
  'a throw at mount': {
    source: `export const { bootstrap, unmount, update } = $1;
             export const mount = async (): Promise<never> => { throw new Error('planted'); };`,
  },
  'a missing export': { source: 'export const { bootstrap, unmount, update } = $1;' },
  'a start that never resolves': {
    source: `export const { mount, unmount, update } = $1;
             export const bootstrap = (): Promise<never> => new Promise(() => undefined);`,
  },
};

/** The ways to a remote. */
interface Entry {
  remote: RemoteName;
  /** Opens the page the visitor starts on. */
  from: string;
  /** Asks for the remote; again after a failure reported in a line. */
  enter(page: Page): Promise<void>;
  shown(page: Page): ReturnType<Page['getByRole']>;
  failed(page: Page): ReturnType<Page['getByRole']>;
  tryAgain(page: Page): Promise<void>;
}

const card = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const pressSignUp = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign up free' }).click();

const ENTRIES: Readonly<Record<string, Entry>> = {
  'a direct load': {
    remote: 'payments',
    from: '/pricing',
    enter: async () => undefined,
    shown: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
    failed: card,
    tryAgain: (page) => card(page).click(),
  },
  'a navigation': {
    remote: 'signup',
    from: '/pages/faq',
    enter: (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click(),
    shown: (page) => page.getByRole('main').getByRole('heading', { level: 1, name: /Good to see you/ }),
    failed: card,
    tryAgain: (page) => card(page).click(),
  },
  'a slot': {
    remote: 'signup',
    from: '/pages/faq',
    enter: pressSignUp,
    shown: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Who meets whom?' }),
    failed: (page) => page.getByText('This couldn’t be opened. Try again in a moment.'),
    tryAgain: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click(),
  },
};

// A country without an entry warning.
test.use({ distEnv: { TRUST_PROXY: '1' }, extraHTTPHeaders: { 'x-country-code': 'FR' } });

/**
 * Every fault behind every entry in `npm run proof rollbacks`; in `npm run test:all` each fault behind one entry, and two faults behind each
 * entry; in `npm test` the first fault behind the first entry.
 */
function isAsked(way: string, fault: string): boolean {
  const [entry, number] = [Object.keys(ENTRIES).indexOf(way), Object.keys(FAULTS).indexOf(fault)];
  if (SIZE === 'whole') return true;
  return SIZE === 'rest' ? number % 3 === entry : number === 0 && entry === 0;
}

const edited = new EditedBuilds();
/** Versions by remote and source. Each source is built once. */
const builds = new Map<string, EditedVersion>();

test.beforeAll(async () => {
  test.setTimeout(400_000);
  for (const [way, { remote }] of Object.entries(ENTRIES))
    for (const [fault, { source }] of Object.entries(FAULTS)) {
      const key = `${remote} ${source}`;
      if (!isAsked(way, fault) || builds.has(key)) continue;
      const file = `mfe-${remote}/src/exposes/app.ts`;
      builds.set(
        key,
        await edited.build(remote, [{ file, change: (text) => text.replace(LIFECYCLES, source) }]),
      );
    }
});
test.afterAll(() => edited.remove());

/** Versions of a remote whose entry the page has asked for. */
const versionsAsked = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .map(({ name: address }) => new RegExp(`/assets/${name}/(\\w+)/.*remoteEntry`).exec(address)?.[1])
        .filter((version) => version !== undefined),
    remote,
  );

for (const [way, { remote, from, enter, shown, failed, tryAgain }] of Object.entries(ENTRIES))
  for (const [fault, { source, damage }] of Object.entries(FAULTS).filter(([name]) => isAsked(way, name)))
    test(`${fault} behind ${way}: visitors get the version before it, and "Try again" heals after a rollback`, async ({
      openBrowser,
      dist,
      complaints,
    }) => {
      complaints.expect(/./);
      const sound = dist.versionOf(remote);
      const bad = builds.get(`${remote} ${source}`)!;
      dist.publish(bad);
      await dist.remote('promote', remote, bad.version);
      damage?.(dist, bad);

      const newcomer = await openBrowser('newcomer');
      await newcomer.goto(from);
      await enter(newcomer);
      await expect(shown(newcomer)).toBeVisible();
      await expect.poll(() => versionsAsked(newcomer, remote)).toContain(sound);
      await newcomer.context().close();

      dist.forgetPrevious(remote);
      const visitor = await openBrowser('visitor');
      await visitor.goto(from);
      await enter(visitor);
      await expect(failed(visitor)).toBeVisible();
      await visitor.evaluate(() => Reflect.set(window, 'isSamePage', true));
      await dist.remote('rollback', remote, sound);
      await tryAgain(visitor);
      await expect(shown(visitor)).toBeVisible();
      expect(await visitor.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      expect(await versionsAsked(visitor, remote)).toEqual([bad.version, sound]);
      await visitor.context().close();
    });
