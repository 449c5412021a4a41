import type { Locator, Page } from '@playwright/test';
import { NOTIFYING_BROWSER } from '#fixtures/browser/chromium.ts';
import { advanceClock, bonusSeconds } from '#fixtures/servers/clock.ts';
import { mailsTo, reportMail } from '#fixtures/people/mailbox.ts';
import { signUpByApi } from '#fixtures/people/members.ts';
import { marijke, newcomer } from '#fixtures/people/people.ts';
import { workerOf } from '#fixtures/browser/service-worker.ts';
import { changeMember, haveSession } from '#fixtures/people/session.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { expect, test } from '#fixtures/test.ts';
import { confirmAddress } from '#pages/account.ts';
import { arrive, goWithin } from '#pages/addresses.ts';
import { otherWomen } from '#pages/chat.ts';
import {
  alertOf,
  awaitPushOffer,
  bonusBanner,
  dismissAlert,
  expectAlerts,
  expectBanners,
  expectServerTime,
  secondsOn,
  shownAlerts,
  welcomeBanner,
} from '#pages/notices.ts';

const RESEND_PAUSE_S = 60;

// The tests move the clock, so the site is separate.
test.use({
  launchOptions: NOTIFYING_BROWSER,
  ownSite: {},
  serviceWorker: 'on',
  pageClock: 'movable',
});

test('[2.057] [2.058] [2.060] [2.061] [2.062] [2.063] [4.039] alerts show one at a time on their routes, and a dismissal counts for this member on this device only', async ({
  page,
  baseURL,
  openBrowser,
  complaints,
}) => {
  // One resend comes too early and is refused.
  complaints.expect(/status of 429/);
  // Alerts are looked for on routes that wait for their screen, too.
  complaints.expect(/status of 501/);
  const [bas, other] = [newcomer(), newcomer()];
  for (const person of [bas, other]) expect((await signUpByApi(baseURL!, person)).status).toBe(201);
  await haveSession(page.context(), baseURL!, bas);

  await test.step('first activation; its mail is resent at most once a minute', async () => {
    await arrive(page, '/members');
    await expect.poll(() => shownAlerts(page)).toEqual(['activation']);
    await expect(alertOf(page, 'activation').getByRole('button', { name: 'Dismiss' })).toBeHidden();
    const again = alertOf(page, 'activation').getByRole('button', { name: 'Send the e-mail again' });
    const sent = page.getByText(`Sent to ${bas.email}. It may be in your spam folder.`);
    const mails = async () => (await mailsTo(page.request, bas.email)).length;
    await again.click();
    await expect(sent).toBeVisible();
    await expect.poll(mails).toBe(1);
    await again.click();
    await expect(page.getByText('We’ve only just sent it.')).toBeVisible();
    await advanceClock(baseURL!, RESEND_PAUSE_S);
    await again.click();
    await expect(sent).toBeVisible();
    await expect.poll(mails).toBe(2);
  });

  await test.step('it shows on every route but settings, after a load and after navigation', async () => {
    await expectAlerts(
      page,
      { '/pages/faq': 'activation', '/notifications': null, '/settings': null },
      arrive,
    );
    await expectAlerts(page, {
      '/likes': 'activation',
      '/notifications': null,
      '/profile': 'activation',
      '/premium': 'activation',
      '/chats': null,
      '/directdebit': 'activation',
    });
  });

  await test.step('then disabled notifications, on every route but settings', async () => {
    await confirmAddress(page, bas);
    expect(await shownAlerts(page), 'alerts where the activation is done').toEqual([]);
    await reportMail(page.request, 'fbl', bas.email);
    await expectAlerts(page, { '/profile': 'disabledNotifications', '/settings': null }, arrive);
    await expectAlerts(page, {
      '/premium': 'disabledNotifications',
      '/notifications': null,
      '/directdebit': 'disabledNotifications',
      '/chats': null,
      '/members': 'disabledNotifications',
    });
    const alert = alertOf(page, 'disabledNotifications');
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/notifications');
    await expect(alert.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  });

  await test.step('the next alert is one press away', async () => {
    await expect(page.getByText(/^1 of \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next notice' }).click();
    await expect.poll(() => shownAlerts(page)).toEqual(['photo']);
  });

  await changeMember(page, baseURL!, other);
  await arrive(page, '/members');
  await alertOf(page, 'activation').getByRole('button', { name: 'Send the e-mail again' }).click();
  await confirmAddress(page, other);
  await test.step('the photo alert, except on its seven routes', async () => {
    await expectAlerts(page, { '/members': 'photo', '/profile': null, '/settings': null }, arrive);
    await expectAlerts(page, {
      '/likes': 'photo',
      '/premium': null,
      '/credits/p2': 'photo',
      '/notifications': null,
      '/pages/faq': 'photo',
      '/directdebit': null,
      '/members': 'photo',
    });
    await dismissAlert(page, 'photo');
  });

  await test.step('then push, once the browser is known to support it, except on its five routes', async () => {
    await page.reload();
    await workerOf(page);
    await awaitPushOffer(page);
    await expectAlerts(page, {
      '/profile': 'push',
      '/premium': null,
      '/likes': 'push',
      '/notifications': null,
      '/credits/p2': 'push',
      '/settings': null,
      '/swipe-game': 'push',
    });
    await expectAlerts(page, {
      '/pages/faq': 'push',
      '/directdebit': null,
      '/': 'push',
      '/chats': null,
      '/members': 'push',
    });
    const place = await alertOf(page, 'push').evaluate((alert) => getComputedStyle(alert).position);
    expect(place, 'the offer is in the page').not.toBe('fixed');
    await dismissAlert(page, 'push');
  });

  await test.step('both stay dismissed after a reload', async () => {
    await expectNothingClosedReturns(page);
  });

  await test.step('another member on this device, and this member on another device, see their alerts', async () => {
    const elsewhere = await openBrowser('the member on another device');
    await haveSession(elsewhere.context(), baseURL!, other);
    await arrive(elsewhere, '/members');
    await expect.poll(() => shownAlerts(elsewhere)).toEqual(['photo']);
    await changeMember(page, baseURL!, bas);
    await arrive(page, '/members');
    await expect.poll(() => shownAlerts(page)).toEqual(['disabledNotifications']);
    await changeMember(page, baseURL!, other);
    await expectNothingClosedReturns(page);
  });
});

/** Expects no alert at load and none after the push check, which is the last. */
async function expectNothingClosedReturns(page: Page): Promise<void> {
  await arrive(page, '/members');
  await workerOf(page);
  await passTime(page, 7_000);
  for (const path of ['/likes', '/members']) await goWithin(page, path);
  expect(await shownAlerts(page)).toEqual([]);
}

const HOUR_S = 3600;
const CLOSE = 'Hide this banner';

test('[1.013] [2.056] [3.009] [4.018] [4.019] [9.006] visitors see the welcome offer and new members the time bonus, both by the server clock', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  // The device clock is years behind; no countdown may use it.
  await page.addInitScript(() => (Date.now = () => Date.UTC(2020, 1, 29)));
  await page.context().addCookies([{ name: 'selected_country', value: 'FR', url: baseURL! }]);
  const { id } = (await otherWomen(page))[0]!;

  await test.step('visitors see it on its routes and may dismiss it for good', async () => {
    await expectBanners(page, { '/': 'welcome', '/login': '' }, arrive);
    await expectBanners(page, {
      '/members': 'welcome',
      '/pages/faq': '',
      '/pricing': 'welcome',
      '/complaints': '',
      [`/members/${id}`]: 'welcome',
    });
    await expect(welcomeBanner(page)).toContainText(
      'New here? 25% off your first credits · Act Fast, Only 4 hours to Claim',
    );
    await expect(welcomeBanner(page).getByRole('timer'), 'no clock runs yet').toBeHidden();
    await welcomeBanner(page).getByRole('button', { name: CLOSE }).click();
    await expectBanners(page, { [`/members/${id}`]: '', '/': '' }, arrive);
  });

  const bas = newcomer();
  expect((await signUpByApi(baseURL!, bas)).status).toBe(201);
  await haveSession(page.context(), baseURL!, bas);
  const clock = (banner: Locator) => banner.getByRole('timer');

  await test.step('new members see the time bonus in the members area, and the welcome offer with the same clock elsewhere', async () => {
    await expectBanners(page, { '/pricing': 'welcome', '/likes/sent': '' }, arrive);
    await expectBanners(page, {
      '/members': 'bonus',
      '/profile': '',
      [`/members/${id}`]: 'bonus',
      '/credits/p2': '',
      '/likes': 'bonus',
      '/notifications': '',
    });
    await expectBanners(page, {
      '/premium': 'bonus',
      '/swipe-game': '',
      [`/likes/m/${id}`]: 'bonus',
      '/pages/faq': '',
      '/chats': 'bonus',
      '/': 'welcome',
    });
  });

  await test.step('it counts down each second, in step with the server', async () => {
    await expectServerTime(page, clock(welcomeBanner(page)));
    await goWithin(page, '/members');
    const before = await secondsOn(clock(bonusBanner(page)));
    await passTime(page, 2_000);
    expect(before - (await secondsOn(clock(bonusBanner(page))))).toBeGreaterThanOrEqual(1);
    await advanceClock(baseURL!, 3 * HOUR_S + 60);
    await arrive(page, '/members');
    expect(await secondsOn(clock(bonusBanner(page))), 'less than an hour is left').toBeLessThan(HOUR_S - 50);
    await expectServerTime(page, clock(bonusBanner(page)));
  });

  await test.step('a dismissal counts on this device', async () => {
    // More than forty seconds have passed on the server, so the modal opens once.
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await bonusBanner(page).getByRole('button', { name: CLOSE }).click();
    await expectBanners(page, { '/members': '', '/': 'welcome', '/likes': '' }, arrive);
  });

  await test.step('it disappears at zero on an open page', async () => {
    const elsewhere = await openBrowser('the member on another device');
    await haveSession(elsewhere.context(), baseURL!, bas);
    await advanceClock(baseURL!, Math.floor((await bonusSeconds(elsewhere.request))!) - 6);
    await arrive(elsewhere, '/members');
    await expect(bonusBanner(elsewhere)).toBeVisible({ timeout: 3_000 });
    await expect(bonusBanner(elsewhere)).toBeHidden();
    expect(await bonusSeconds(elsewhere.request)).toBeNull();
    await expectBanners(elsewhere, { '/pricing': '', '/members': '' }, arrive);
  });

  await test.step('paying members see neither', async () => {
    const paying = await openBrowser('Marijke');
    await haveSession(paying.context(), baseURL!, marijke);
    await expectBanners(paying, { '/members': '', '/pricing': '', '/': '' }, arrive);
  });
});
