import type { Page } from '@playwright/test';
import { photograph } from '#fixtures/photographs.ts';
import { giveWorker, stopLongTimers } from './browser-ways.ts';
import { resolvePath } from './placeholders.ts';
import { callAsRemote, type RemoteCall } from './remote-calls.ts';
import type { State, Step } from './states.ts';

const ARRIVAL_MS = 30_000;
const SETTLE_MS = 250;

/** Opens a state on the site at `url` and waits until nothing is loading. */
export async function openState(page: Page, url: string, state: State): Promise<void> {
  const { path, away, late, cookies, permissions, worker = 'none', steps = [] } = state;
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
  for (const step of steps) await take(page, step);
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

async function take(page: Page, step: Step): Promise<void> {
  const seen = (selector: string) => page.locator(selector).filter({ visible: true });
  if ('press' in step) return seen(step.press).first().click({ timeout: ARRIVAL_MS });
  if ('type' in step) return seen(step.type).first().fill(step.text);
  if ('see' in step) return seen(step.see).first().waitFor({ timeout: ARRIVAL_MS });
  if ('file' in step) return page.locator(step.file).first().setInputFiles(photograph('tall'));
  if ('hold' in step) return void (await page.route(new RegExp(step.hold), () => undefined));
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
