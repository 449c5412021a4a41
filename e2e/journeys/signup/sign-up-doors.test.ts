import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { linkFromMail } from '#fixtures/people/mailbox.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { addPartner } from '#fixtures/servers/operator.ts';
import { offerAtPartner } from '#fixtures/people/partner.ts';
import { marijke, newcomer } from '#fixtures/people/people.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { bubble, otherWomen } from '#pages/chat.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { pressByKey, tabTo } from '#pages/keyboard.ts';
import { createAccount } from '#pages/sign-up.ts';

const WORDS = 'Which bridge do you like best?';

test('[3.015] a first message typed on a member’s sign-up page is part of sign-up, waits until the address is confirmed, and counts as a start', async ({
  openBrowser,
  baseURL,
}) => {
  const member = await openBrowser('Marijke');
  await haveSession(member.context(), baseURL!, marijke);
  const { user } = (await (await member.request.get('/api/user.php')).json()) as { user: { id: string } };
  const person = newcomer();
  const page = await openBrowser('newcomer');
  const headers = clientHeaders(baseURL!);

  await test.step('by keyboard from the field to sign-up', async () => {
    await arrive(page, `/members/${user.id}/signup`);
    await confirmAdult(page);
    await expect(page.getByRole('heading', { name: 'Write to Marijke' })).toBeVisible();
    await expectAccessible(page, 'door of a member');
    await tabTo(page, page.getByLabel('Your first message'));
    await page.keyboard.type(WORDS);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Sign up free' }));
    await page.keyboard.press('Enter');
    await createAccount(page, person);
  });
  const isReceived = async () =>
    JSON.stringify(await (await member.request.get('/api/chats.php')).json()).includes(WORDS);
  expect(await isReceived(), 'received before the address is confirmed').toBe(false);

  await test.step('confirmed, it is in the conversation of both', async () => {
    for (const step of [2, 3, 4]) await page.request.put('/api/signup.php', { data: { step }, headers });
    await arrive(page, new URL(await linkFromMail(page.request, person.email, '/activate/done')).href);
    await pressByKey(page, page.getByRole('button', { name: 'Activate my account' }));
    await expect(page.getByRole('heading', { name: 'You’re in.' })).toBeFocused();
    await arrive(member, '/chats');
    await pressByKey(member, member.getByRole('link', { name: new RegExp(`^${person.name}`) }).first());
    await expect(bubble(member, WORDS)).toBeVisible();
  });

  await test.step('it counts as one of the two conversations that a free member starts', async () => {
    const [second, third] = await otherWomen(page, 'Marijke');
    const start = (to: string) =>
      page.request.post('/api/chat.php', {
        headers,
        data: { member: to, client_id: randomUUID(), kind: 'text', text: 'Hello' },
      });
    expect((await start(second!.id)).status()).toBe(201);
    const refused = await start(third!.id);
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'conversation_limit' });
  });
});

test('a sign-up that began at a partner is completed by keyboard alone, and its link works once', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  const folder = copySeededFolder();
  const key = addPartner(folder.path, 'meetmarket');
  const { url, stop } = await startServer({ dataDir: folder.path });
  const person = newcomer();
  const page = await openBrowser('newcomer', { baseURL: url });
  const link = await offerAtPartner(page.request, key, person);

  await arrive(page, link);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page, 'completion of a sign-up');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByRole('checkbox').last());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Finish sign-up' }));
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/user.php')).json()) as { user: object | null }).user,
    )
    .not.toBeNull();
  await expect(page).toHaveURL(/\/complete-signup$/);

  const other = await openBrowser('stranger', { baseURL: url });
  await arrive(other, link);
  await expect(other.getByLabel('Password', { exact: true })).toHaveCount(0);
  await Promise.all([page.context().close(), other.context().close()]);
  await stop();
  folder.remove();
});
