import type { Page } from '@playwright/test';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { giveWorker, stopLongTimers } from './browser-ways.ts';
import { resolvePath } from './placeholders.ts';
import { callAsRemote, type RemoteCall } from './remote-calls.ts';
import type { State, Step } from './states.ts';

const ARRIVAL_MS = 30_000;
const SETTLE_MS = 250;

/** Opens a state on the site at `url` and waits until nothing is loading. */
export async function openState(page: Page, url: string, state: State): Promise<void> {
  const { path, away, late, cookies, permissions, worker = 'none' } = state;
  await giveWorker(page, worker);
  await stopLongTimers(page);
  if (permissions) await page.context().grantPermissions([...permissions], { origin: url });
  if (away) await page.route(new RegExp(away), (route) => route.abort());
  if (late) await page.route(new RegExp(late), () => undefined);
  const wanted = Object.entries(cookies ?? {}).map(([name, value]) => ({ name, value, url }));
  if (wanted.length > 0) await page.context().addCookies(wanted);
  await page.goto(await resolvePath(page, path), {
    waitUntil: late ? 'commit' : 'load',
    timeout: ARRIVAL_MS,
  });
  await page
    .locator(state.ready ?? 'main h1')
    .first()
    .waitFor({ timeout: ARRIVAL_MS });
  if (!late) await settled(page);
  await performSteps(page, state);
}

/** Goes to a state inside the open page, from another screen of the same viewer. */
export async function goOnTo(page: Page, state: State): Promise<void> {
  await closeOverlays(page);
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('main h1')) title.toggleAttribute('data-former', true);
  });
  await untilHydrated(page, ['main h1']);
  await page.evaluate(
    (to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    await resolvePath(page, state.path),
  );
  await page.locator('main h1:not([data-former])').first().waitFor({ timeout: ARRIVAL_MS });
  await settled(page);
  await performSteps(page, state);
}

/** Closes dialogs and menus with Escape, as a reader does. */
export async function closeOverlays(page: Page): Promise<void> {
  const open = page.locator('dialog[open], :popover-open');
  for (let presses = 0; presses < 3 && (await open.count()) > 0; presses += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLE_MS);
  }
  await open.first().waitFor({ state: 'detached', timeout: ARRIVAL_MS });
}

/** Performs the steps of a state on its open screen, and waits until nothing is loading. */
export async function performSteps(page: Page, { steps = [], late }: State): Promise<void> {
  for (const step of steps) await perform(page, step);
  if (!late && steps.length > 0) await settled(page);
}

/** Waits until no element is busy and fonts are loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), null, {
    timeout: ARRIVAL_MS,
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
}

async function perform(page: Page, step: Step): Promise<void> {
  const seen = (selector: string) => page.locator(selector).filter({ visible: true });
  if ('press' in step) return seen(step.press).first().click({ timeout: ARRIVAL_MS });
  if ('type' in step) return seen(step.type).first().fill(step.text);
  if ('see' in step) return seen(step.see).first().waitFor({ timeout: ARRIVAL_MS });
  if ('file' in step) return page.locator(step.file).first().setInputFiles(photograph('tall'));
  if ('delay' in step) return void (await page.route(new RegExp(step.delay), () => undefined));
  if ('event' in step)
    return page.evaluate(
      (name) => void window.dispatchEvent(new Event(name, { cancelable: true })),
      step.event,
    );
  if ('calls' in step)
    return callAsRemote(
      page,
      JSON.parse(await resolvePath(page, JSON.stringify(step.calls))) as RemoteCall[],
    );
  return page.waitForTimeout(step.wait);
}
