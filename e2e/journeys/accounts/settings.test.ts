import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { advanceClock } from '#fixtures/servers/clock.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { linkFromMail, mailsTo, reportMail } from '#fixtures/people/mailbox.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { unzip } from '#fixtures/unzip.ts';
import { expect, test } from '#fixtures/test.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { pressByKey } from '#pages/keyboard.ts';

// Settings of the demonstration's members change here, and other journeys count on them.
test.use({ ownSite: {} });

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user.php') && answer.request().method() === 'PUT',
  );

test('[2.026][2.080][3.026] by keyboard alone settings open from the account menu and under both names; two tabs preserve each other’s switches', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/likes');
  await pressByKey(page, page.getByRole('button', { name: /^Your account/ }));
  await pressByKey(page, page.getByRole('link', { name: 'Settings' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/notifications');

  const other = await page.context().newPage();
  await other.goto('/settings');
  await expect(switchOf(other, 'Reminders')).toBeChecked();
  await Promise.all([saved(page), pressByKey(page, switchOf(page, 'Reminders'), 'Space')]);
  await Promise.all([saved(other), pressByKey(other, switchOf(other, 'New messages'), 'Space')]);
  for (const tab of [page, other]) {
    await expect(switchOf(tab, 'Reminders')).not.toBeChecked();
    await expect(switchOf(tab, 'New messages')).not.toBeChecked();
  }
  await page.reload();
  await expect(switchOf(page, 'Reminders')).not.toBeChecked();
  await expect(switchOf(page, 'New messages')).not.toBeChecked();
});

test('[3.026] a type that is switched off in the settings is not mailed; another that is on is', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  const own = (await (await page.request.get('/api/user.php')).json()) as { user: { id: string } };
  await page.goto('/settings');
  for (const name of ['New conversations', 'New messages'])
    if (await switchOf(page, name).isChecked())
      await Promise.all([saved(page), pressByKey(page, switchOf(page, name), 'Space')]);
  await expect(switchOf(page, 'Likes and matches')).toBeChecked();
  await page.close();

  const writer = await openBrowser('contact');
  await haveSession(writer.context(), baseURL!, marijke);
  const say = async (path: string, data: object) => {
    const answer = await writer.request.post(path, { headers: clientHeaders(baseURL!), data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await say('/api/chat.php', {
    member: own.user.id,
    client_id: randomUUID(),
    kind: 'text',
    text: 'Are you there?',
  });
  await say('/api/like.php', { member: own.user.id });
  const news = async () =>
    (await mailsTo(writer.request, daan.email)).filter(({ html }) => html.includes('/api/unsubscribe.php'));
  const before = (await news()).length;
  // The first look comes after the time in which a like can be withdrawn, the mail ten minutes later.
  await expect(async () => {
    await advanceClock(baseURL!, 11 * 60);
    expect((await news()).length).toBe(before + 1);
  }).toPass({ timeout: 30_000, intervals: [2_000] });
  const [mail] = await news();
  expect(mail!.text).toMatch(/like/i);
  expect(mail!.text).not.toMatch(/message/i);
});

test('[4.015][6.012] a member in invisible mode is gone for strangers and stays for a contact, until it is off again', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  const own = (await (await page.context().request.get('/api/user.php')).json()) as { user: { id: string } };
  const contact = await openBrowser('contact');
  await haveSession(contact.context(), baseURL!, marijke);
  const written = await contact.context().request.post('/api/chat.php', {
    headers: clientHeaders(baseURL!),
    data: { member: own.user.id, client_id: randomUUID(), kind: 'text', text: 'Still dancing?' },
  });
  expect(written.status()).toBe(201);
  const stranger = await openBrowser('visitor');
  const statusFor = async (who: Page) =>
    (await who.context().request.get(`/api/member.php?id=${own.user.id}`)).status();

  await page.goto('/settings');
  await Promise.all([saved(page), pressByKey(page, switchOf(page, 'Invisible mode'), 'Space')]);
  await expect.poll(() => statusFor(stranger)).toBe(404);
  expect(await statusFor(contact)).toBe(200);
  await Promise.all([saved(page), pressByKey(page, switchOf(page, 'Invisible mode'), 'Space')]);
  await expect.poll(() => statusFor(stranger)).toBe(200);
});

test('the language of the settings is that of the page, and of the account', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/settings');
  await Promise.all([saved(page), page.getByLabel('Language of the site').selectOption('Polski')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tryb niewidoczny' })).toBeVisible();
  await Promise.all([saved(page), page.getByLabel('Język serwisu').selectOption('English')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('[3.001] a bounced member gets a link, presses the button behind it, and has mails again; so does one who unsubscribed', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  const report = (kind: 'bounce' | 'listunsubscribe') => reportMail(page.request, kind, daan.email);
  await report('bounce');
  await page.goto('/settings');
  const notice = page.getByRole('alert').filter({ hasText: `our e-mails to ${daan.email} bounce` });
  await pressByKey(page, notice.getByRole('button', { name: 'Send me the link' }));
  await expect(page.getByText(`Sent to ${daan.email}`)).toBeVisible();
  const link = await linkFromMail(page.request, daan.email, '/activate/done');
  const mailbox = await openBrowser('mailbox');
  await mailbox.goto(link);
  await confirmAdult(mailbox);
  await pressByKey(mailbox, mailbox.getByRole('button', { name: 'Confirm my address' }));
  await expect(mailbox.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  // The open settings receive the change.
  await expect(notice).toBeHidden();

  await report('listunsubscribe');
  await page.reload();
  await expect(page.getByText('You unsubscribed from our e-mails.')).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Turn on again' }));
  await expect(page.getByText('You unsubscribed from our e-mails.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 2 })).toBeFocused();
});

test('[3.028] a member withdraws the consent by keyboard, is hidden from others at once, and visible again with a new consent', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  const own = (await (await page.context().request.get('/api/user.php')).json()) as { user: { id: string } };
  const other = await openBrowser('Premium member');
  await haveSession(other.context(), baseURL!, marijke);
  const statusForOther = async () =>
    (await other.context().request.get(`/api/member.php?id=${own.user.id}`)).status();

  await page.goto('/settings#privacy');
  await page.getByRole('button', { name: 'Withdraw consent' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Withdraw consent' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Withdraw consent' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your consent', exact: true })).toBeFocused();
  expect(await statusForOther()).toBe(404);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Give consent and show my profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Withdraw consent' })).toBeVisible();
  expect(await statusForOther()).toBe(200);
});

test('an order over the own limit says so before the press, and leads to the limit', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/settings');
  const limit = page.getByRole('region', { name: 'Spending limit' });
  await limit.getByRole('textbox', { name: 'Monthly limit (EUR)' }).fill('12,50');
  await page.keyboard.press('Enter');
  await expect(limit.getByText(/^€12.50 a month\. Spent so far: €0.00/)).toBeVisible();

  await page.goto('/premium');
  await expect(page.getByRole('alert')).toContainText('€10.00 above your limit');
  await expect(page.getByRole('button', { name: /^Buy now for/ })).toBeDisabled();
  await pressByKey(page, page.getByRole('alert').getByRole('link', { name: 'Your limit' }));
  await expect(page.getByRole('heading', { name: 'Payments', level: 2 })).toBeFocused();
});

test('a member asks for the data, is mailed, and downloads a zip whose data fit their schema', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/settings#data');
  const part = page.getByRole('region', { name: 'Download your data' });
  await pressByKey(page, part.getByRole('button', { name: 'Request my data' }));
  const link = await linkFromMail(page.context().request, daan.email, '/notifications');
  expect(new URL(link).hash).toBe('#data');
  const button = part.getByRole('button', { name: /^Download \(/ });
  await expect(button).toBeVisible({ timeout: 15_000 });
  const [saved] = await Promise.all([page.waitForEvent('download'), pressByKey(page, button)]);
  expect(saved.suggestedFilename()).toMatch(/^rendezvous-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await saved.path());
  expect([...files.keys()]).toEqual(expect.arrayContaining(['data.json', 'schema.json', 'readme.txt']));
  const data = JSON.parse(files.get('data.json')!) as { account: { email: string } };
  expect(data.account.email).toBe(daan.email);
  const ajv = new Ajv2020({ formats: { 'date-time': true } });
  expect(ajv.validate(JSON.parse(files.get('schema.json')!) as object, data), ajv.errorsText()).toBe(true);
});
