import type { Page, Request } from '@playwright/test';
import { NOTIFYING_BROWSER } from '#fixtures/browser/chromium.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { standInForPushService } from '#fixtures/browser/push-service.ts';
import { workerOf } from '#fixtures/browser/service-worker.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn, logOut } from '#pages/account.ts';
import { arrive, goWithin } from '#pages/addresses.ts';
import { otherWomen, sendMessage } from '#pages/chat.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { alertOf, awaitPushOffer } from '#pages/notices.ts';

// Tests send messages and enable notifications, so the site is separate.
test.use({
  launchOptions: NOTIFYING_BROWSER,
  serviceWorker: 'on',
  pageClock: 'movable',
  ownSite: { env: { LOG_LEVEL: 'error' } },
});

/** Time after which every automatic offer has checked its conditions. */
const OFFERED_BY_THEN_MS = 7_000;

/** Fires the browser's install event and records whether the page prompts. */
const allowInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      platforms: ['web'],
      userChoice: Promise.resolve({ outcome: 'accepted', platform: 'web' }),
      prompt: async () => void Object.assign(window, { asked: true }),
    });
    window.dispatchEvent(event);
    Object.assign(window, { isPrevented: event.defaultPrevented });
  });

const installOffer = (page: Page) => page.getByRole('region', { name: 'Rendezvous as an app' });

test('the install offer shows after a sent message, never before, and not again after an answer', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, marijke);
  await arrive(page, '/members');
  await workerOf(page);
  await allowInstall(page);
  expect(await page.evaluate(() => window.isPrevented), 'the browser’s own bar is prevented').toBe(true);
  await passTime(page, OFFERED_BY_THEN_MS);
  await expect(installOffer(page), 'to somebody who only looks around').toBeHidden();

  const { id, name } = (await otherWomen(page, marijke.name))[0]!;
  await goWithin(page, `/members/${id}/chat`);
  await sendMessage(page, name, 'Is it quiet where you are?');
  await expect(installOffer(page), 'in the middle of a conversation').toBeHidden();
  await goWithin(page, '/members');
  await expect(installOffer(page)).toBeVisible({ timeout: 15_000 });
  await installOffer(page).getByRole('button', { name: 'Add to home screen' }).click();
  expect(await page.evaluate(() => window.asked), 'the browser asks').toBe(true);
  await expect(installOffer(page)).toBeHidden();

  await page.reload();
  await workerOf(page);
  await allowInstall(page);
  await passTime(page, OFFERED_BY_THEN_MS);
  await expect(installOffer(page), 'once it was answered').toBeHidden();
});

test('phones with a share menu get install instructions at a second visit; an installed app gets none', async ({
  openBrowser,
  baseURL,
}) => {
  const visit = async (page: Page): Promise<Page> => {
    const again = await page.context().newPage();
    for (const tab of [page, again]) {
      await arrive(tab, '/members');
      await workerOf(tab);
    }
    return again;
  };
  const phone = await openBrowser('phone', { viewport: { width: 390, height: 844 } });
  const app = await openBrowser('app', { viewport: { width: 390, height: 844 } });
  for (const page of [phone, app]) await haveSession(page.context(), baseURL!, daan);
  await phone.context().addInitScript(() => Object.assign(navigator, { standalone: false }));
  await app.context().addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('standalone') ? 'all' : query);
  });
  const [onPhone, inApp] = [await visit(phone), await visit(app)];
  await allowInstall(inApp);
  await passTime(inApp, OFFERED_BY_THEN_MS);
  await expect(installOffer(inApp)).toBeHidden();
  await onPhone.bringToFront();
  await expect(installOffer(onPhone)).toContainText('choose “Add to Home Screen”', { timeout: 15_000 });
  await expect(installOffer(onPhone).getByRole('button', { name: 'Add to home screen' })).toBeHidden();
  await installOffer(onPhone).getByRole('button', { name: 'Got it' }).click();
  await expect(installOffer(onPhone)).toBeHidden();
});

/** Subscriptions the page sent to the account, with the answers' status. */
function sentSubscriptions(page: Page): Promise<[endpoint: string, status: number]>[] {
  const sent: Promise<[string, number]>[] = [];
  const readReport = async (request: Request): Promise<[string, number]> => {
    const { subscription } = request.postDataJSON() as { subscription: { endpoint: string } };
    return [subscription.endpoint, (await request.response())!.status()];
  };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user.php?push=1'))
      sent.push(readReport(request));
  });
  return sent;
}

/** Records each permission request and whether a press caused it. */
async function noteQuestions(page: Page, answer: () => Promise<void>): Promise<boolean[]> {
  const pressed: boolean[] = [];
  await page.exposeFunction('answerQuestion', async (byPress: boolean) => {
    pressed.push(byPress);
    await answer();
  });
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = async () => {
      await window.answerQuestion(navigator.userActivation.isActive);
      return ask();
    };
  });
  return pressed;
}

/** Delays the worker's registration: on a slow line the offer shows before the worker is ready. */
function slowWorker(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function registerLate(...args) {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return register.apply(this, args);
  };
}

const turnOn = (page: Page) => alertOf(page, 'push').getByRole('button', { name: 'Turn on' });

test('[4.028] [2.062] a press enables notifications, the account stores the subscription, and log-out ends it', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('Daan');
  const service = await standInForPushService(page);
  await page.addInitScript(slowWorker);
  const asked = await noteQuestions(page, () =>
    page.context().grantPermissions(['notifications'], { origin: baseURL! }),
  );
  const sent = sentSubscriptions(page);
  await haveSession(page.context(), baseURL!, daan);
  await arrive(page, '/members');
  await awaitPushOffer(page);
  expect([asked, service.asked], 'nothing is asked before somebody presses').toEqual([[], []]);
  await turnOn(page).click();
  await expect(alertOf(page, 'push')).toBeHidden();
  expect(asked, 'asked once, by a press').toEqual([true]);
  const first = 'https://push.example/1';
  expect(await Promise.all(sent)).toEqual([[first, 204]]);

  await page.reload();
  await workerOf(page);
  await passTime(page, OFFERED_BY_THEN_MS);
  await goWithin(page, '/likes');
  await expect(alertOf(page, 'push')).toBeHidden();
  expect(
    [asked.length, service.asked.length, sent.length],
    'not asked, subscribed or reported again',
  ).toEqual([1, 1, 1]);

  await logOut(page, daan.name);
  await expect.poll(() => service.endpoint(), 'after the log-out messages go nowhere').toBeNull();
  await confirmAdult(page);
  await logIn(page, marijke);
  await expect
    .poll(() => service.endpoint(), 'the device goes on for whoever logs in next')
    .toBe('https://push.example/3');
  await expect
    .poll(() => Promise.all(sent))
    .toEqual([
      [first, 204],
      ['https://push.example/3', 204],
    ]);
  expect(service.asked).toEqual([`subscribe ${first}`, `end ${first}`, 'subscribe https://push.example/3']);
});

test('[8.023] a refusal of notifications is stored: the member is not asked again', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('Daan');
  const service = await standInForPushService(page);
  // The browser under test refuses automatically, like a press on “Block”.
  const asked = await noteQuestions(page, async () => undefined);
  await haveSession(page.context(), baseURL!, daan);
  await arrive(page, '/members');
  await awaitPushOffer(page);
  await turnOn(page).click();
  await expect(alertOf(page, 'push')).toBeHidden();
  await goWithin(page, '/likes');
  await passTime(page, OFFERED_BY_THEN_MS);
  await expect(alertOf(page, 'push')).toBeHidden();
  expect(await page.evaluate(() => Notification.permission)).toBe('denied');
  await page.reload();
  await workerOf(page);
  await passTime(page, OFFERED_BY_THEN_MS);
  await goWithin(page, '/likes');
  await expect(alertOf(page, 'push')).toBeHidden();
  expect([asked, service.asked]).toEqual([[true], []]);
});
