import { NOTIFYING_BROWSER } from '#fixtures/browser/chromium.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { addPartner } from '#fixtures/servers/operator.ts';
import { offerAtPartner } from '#fixtures/people/partner.ts';
import { newcomer } from '#fixtures/people/people.ts';
import { standInForPushService } from '#fixtures/browser/push-service.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { workerOf } from '#fixtures/browser/service-worker.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { pressByKey, tabTo, typeByKey } from '#pages/keyboard.ts';

test.use({ launchOptions: NOTIFYING_BROWSER, serviceWorker: 'on' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('[2.059] [4.010] on a phone a partner’s sign-up ends, by keyboard alone, with notifications, the work before the mail, and the reminder as a modal', async ({
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const folder = copySeededFolder();
  const key = addPartner(folder.path, 'meetmarket');
  const { url, stop } = await startServer({ dataDir: folder.path });
  const person = newcomer();
  const page = await openBrowser('newcomer', { ...PHONE, baseURL: url });
  await page.context().grantPermissions(['notifications'], { origin: url });
  const push = await standInForPushService(page);

  await arrive(page, await offerAtPartner(page.request, key, person));
  await workerOf(page);
  await typeByKey(page, page.getByLabel('Password', { exact: true }), person.password);
  await tabTo(page, page.getByRole('checkbox').last());
  await page.keyboard.press('Space');
  await pressByKey(page, page.getByRole('button', { name: 'Finish sign-up' }));
  await expect(page.getByRole('heading', { name: 'Know when someone writes' })).toBeFocused();
  expect(push.endpoint(), 'nothing before the press').toBeNull();
  await pressByKey(page, page.getByRole('button', { name: 'Turn on notifications' }));
  await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible();
  expect(push.endpoint()).not.toBeNull();
  const go = page.getByRole('button', { name: 'See who is around' });
  await expect(go).toBeEnabled({ timeout: 30_000 });
  await pressByKey(page, go);

  const modal = page.getByRole('dialog', { name: 'Check your inbox' });
  await expect(modal).toBeVisible({ timeout: 30_000 });
  await expect(modal.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('status').getByRole('button', { name: 'Send the e-mail again' })).toHaveCount(
    0,
  );
  await pressByKey(page, modal.getByRole('button', { name: 'Will do' }));
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Check your e-mails' })).toBeVisible();
  await page.context().close();
  await stop();
  folder.remove();
});
