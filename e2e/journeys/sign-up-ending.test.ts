import { NOTIFYING_BROWSER } from '#fixtures/chromium.ts';
import { copySeededFolder } from '#fixtures/data-folder.ts';
import { addPartner } from '#fixtures/operator.ts';
import { offerAtPartner } from '#fixtures/partner.ts';
import { newcomer } from '#fixtures/people.ts';
import { standInForPushService } from '#fixtures/push-service.ts';
import { startServer } from '#fixtures/server.ts';
import { workerOf } from '#fixtures/service-worker.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';

test.use({ launchOptions: NOTIFYING_BROWSER, serviceWorker: 'on' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('[2.059] [4.010] on a phone a partner’s sign-up ends with notifications, the work before the mail, and the reminder as a modal', async ({
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
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Finish sign-up' }).click();
  await expect(page.getByRole('heading', { name: 'Know when someone writes' })).toBeFocused();
  expect(push.endpoint(), 'nothing before the press').toBeNull();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible();
  expect(push.endpoint()).not.toBeNull();

  const modal = page.getByRole('dialog', { name: 'Check your inbox' });
  await expect(modal).toBeVisible({ timeout: 30_000 });
  await expect(modal.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('status').getByRole('button', { name: 'Send the e-mail again' })).toHaveCount(
    0,
  );
  await modal.getByRole('button', { name: 'I’ll look' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible();
  await page.context().close();
  await stop();
  folder.remove();
});
