import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { mailsTo } from '#fixtures/people/mailbox.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { addOperator } from '#fixtures/servers/operator.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { capturePhoto } from '#fixtures/people/photo.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { bubble } from '#pages/chat.ts';
import { enterOffice } from '#pages/operators.ts';

/** Sends the open dialog of a report. Returns the number that it gives. */
async function sendReport(page: Page, reason: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s wrong?').selectOption({ label: reason });
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  const ticket = await page.getByRole('dialog').locator('b').innerText();
  await page.getByRole('button', { name: 'OK' }).click();
  return ticket;
}

test('a member reports a message and a photo of a chat, an operator decides, and mails state the outcome', async ({
  browser,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const folder = copySeededFolder();
  const key = addOperator(folder.path, 'ada', 'admin');
  const { url, stop } = await startServer({ dataDir: folder.path });
  const [page, office, writer] = [
    await openBrowser('Daan', { baseURL: url }),
    await openBrowser('operator', { baseURL: url }),
    await openBrowser('Marijke', { baseURL: url }),
  ];
  await haveSession(page.context(), url, daan);
  await haveSession(writer.context(), url, marijke);
  const { request } = writer.context();
  const own = await page.context().request.get('/api/user.php');
  const { id: member } = ((await own.json()) as { user: { id: string } }).user;
  const post = async (path: string, options: object) => {
    const answer = await request.post(path, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { photo: { id: string }; conversation: { id: string } };
  };
  const say = (data: object) =>
    post('/api/chat.php', {
      headers: clientHeaders(url),
      data: { member, client_id: randomUUID(), ...data },
    });
  const words = 'Send me 200 euros, then we meet';
  const { conversation } = await say({ kind: 'text', text: words });
  const { photo } = await post('/api/chat-photo.php', {
    headers: { 'x-client': 'web/2', origin: url },
    multipart: { file: await capturePhoto(browser) },
  });
  await say({ kind: 'photo', photo: photo.id });

  const tickets: string[] = [];
  await test.step('the message is reported with the mouse, the photo with the keyboard', async () => {
    await page.goto(`/chats/${conversation.id}`);
    await bubble(page, words).hover();
    const row = bubble(page, words).locator('..');
    await row.getByRole('button', { name: 'Report this message' }).click();
    await expect(page.getByRole('dialog', { name: 'Report this message from Marijke' })).toBeVisible();
    await expectAccessible(page, 'report of a message');
    tickets.push(await sendReport(page, 'Asks for money or advertises'));
    const last = page.getByRole('button', { name: 'Report this message' }).last();
    await last.focus();
    await expectAccessible(page, 'button of a report beside a message');
    await page.keyboard.press('Enter');
    tickets.push(await sendReport(page, 'Sexual or offensive photo or text'));
  });

  await test.step('the operator sees the message among those around it, and the photo', async () => {
    await enterOffice(office, { name: 'ada', key });
    await office.goto(`/ops/reports/${tickets[0]}`);
    await expect(office.getByText(words)).toBeVisible();
    await expect(office.getByText('Reported', { exact: true })).toHaveCount(1);
    await expectAccessible(office, 'reported message of operators');
    await decide(office, 'No breach found');
    await office.goto(`/ops/reports/${tickets[1]}`);
    const picture = office.getByRole('img', { name: 'Reported photo of Marijke' });
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width, 'the picture has come').toBeGreaterThan(0);
    await decide(office, 'Suspend the member');
    await expect(picture).toHaveCount(0);
  });

  await test.step('two mails notify the reporter, without a name or a word of it', async () => {
    const readMails = async () =>
      (await mailsTo(page.context().request, daan.email)).filter(({ subject }) => /report/.test(subject));
    await expect.poll(async () => (await readMails()).length, { timeout: 20_000 }).toBe(2);
    const mails = await readMails();
    const byTicket = tickets.map((ticket) => mails.find(({ subject }) => subject.includes(ticket))!.text);
    expect(byTicket[0]).toContain('did not break our rules');
    expect(byTicket[1]).toContain('we have taken a measure');
    for (const text of byTicket) expect(text).not.toMatch(/Marijke|200 euros|suspend/i);
  });
  for (const open of [page, office, writer]) await open.close();
  await stop();
  folder.remove();
});

async function decide(office: Page, decision: string): Promise<void> {
  await office.getByRole('button', { name: decision }).click();
  const dialog = office.getByRole('dialog');
  const rule = dialog.getByLabel('Rule');
  await dialog.getByLabel(/^(Reason|Facts, for the member)$/).fill('Looked at it');
  if ((await rule.count()) > 0) await rule.selectOption('other');
  await dialog.getByRole('button', { name: decision }).click();
  await expect(office.getByText(`${decision} (ada)`)).toBeVisible();
}
