import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { linkFromMail } from '#fixtures/people/mailbox.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke, type Account } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { pressByKey, tabTo, typeByKey } from '#pages/keyboard.ts';

test.use({
  ownSite: {
    settings: [
      ['set', 'company', JSON.stringify({ ...DEFAULT_COMPANY, delete_discount: 20 }), 'rendezvous.example'],
    ],
  },
});

const WITHIN = { timeout: 1000 };

async function idOf(request: APIRequestContext): Promise<string> {
  const { user } = (await (await request.get('/api/user.php')).json()) as { user: { id: string } };
  return user.id;
}

/** Sends the form of the deletion by keyboard alone, with the reason at this place of the list. */
async function deleteByKey(page: Page, { password }: Account, place: number): Promise<void> {
  const form = page.getByRole('region', { name: 'Delete account' });
  await pressByKey(page, form.getByRole('button', { name: 'Delete my account' }));
  await expect(form.getByLabel('Why are you leaving?')).toBeFocused();
  for (let presses = 0; presses < place; presses += 1) await page.keyboard.press('ArrowDown');
  await typeByKey(page, form.getByLabel('Anything we should know? (optional)'), 'It was nice.');
  await typeByKey(page, form.getByLabel('Your password'), password);
  await pressByKey(page, form.getByRole('button', { name: 'Delete my account' }));
}

test('[2.024] [4.003] by keyboard alone a member leaves, is logged out on the phone and hidden from others within a second, and restores the account by the mail', async ({
  openBrowser,
  baseURL,
}) => {
  const [leaver, contact] = [await openBrowser('Daan'), await openBrowser('Marijke')];
  await haveSession(leaver.context(), baseURL!, daan);
  await haveSession(contact.context(), baseURL!, marijke);
  const sent = await contact.context().request.post('/api/chat.php', {
    headers: clientHeaders(baseURL!),
    data: {
      member: await idOf(leaver.context().request),
      client_id: randomUUID(),
      kind: 'text',
      text: 'Still here?',
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await arrive(contact, '/chats');
  const named = contact.getByRole('main').getByText('Daan', { exact: true }).first();
  await expect(named).toBeVisible();

  const phone = await openBrowser('Daan’s phone');
  await haveSession(phone.context(), baseURL!, daan);
  await arrive(phone, '/likes');
  await expect(phone.getByRole('button', { name: 'Your account: Daan' })).toBeVisible();
  await arrive(leaver, '/settings');
  await deleteByKey(leaver, daan, 2);
  await expect(leaver.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(phone.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible(WITHIN);
  await phone.close();
  await expect(named).toBeHidden(WITHIN);
  await expect(contact.getByText('Deleted member').first()).toBeVisible();
  const login = await leaver.context().request.get('/api/user.php');
  expect(await login.json()).toEqual({ user: null });

  const link = await linkFromMail(leaver.context().request, daan.email, '/account-deleted');
  await pressByKey(leaver, leaver.getByRole('button', { name: 'I am 18 or older' }));
  await arrive(leaver, new URL(link).pathname + new URL(link).search);
  await tabTo(leaver, leaver.getByLabel('Password', { exact: true }));
  await leaver.keyboard.type(daan.password);
  await pressByKey(leaver, leaver.getByRole('button', { name: 'Bring my account back' }));
  await expect(leaver).toHaveURL(/\/members$/);
  await expect(leaver.getByRole('button', { name: 'Your account: Daan' })).toBeVisible();
  await expect(named).toBeVisible(WITHIN);
});

test('[3.014] [3.020] a member who leaves for the price is offered the discount once, and the order uses it', async ({
  page,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL!, daan);
  await arrive(page, '/settings');
  await deleteByKey(page, daan, 1);
  await expect(page.getByRole('heading', { name: 'Would 20% off change that?' })).toBeFocused();
  const discountLink = page.getByRole('link', { name: 'Use the discount' });
  const anyway = page.getByRole('button', { name: 'Delete anyway' });
  const [left, right] = [await discountLink.boundingBox(), await anyway.boundingBox()];
  expect([left!.width, left!.height]).toEqual([right!.width, right!.height]);
  await tabTo(page, anyway);
  await pressByKey(page, discountLink);
  await expect(page.getByText(/STAY-[A-Z0-9]{8}/).first()).toBeVisible();
  await expect(page.getByText(/20\s?%/).first()).toBeVisible();
});
