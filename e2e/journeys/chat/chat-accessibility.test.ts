import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { violationsOf } from '#fixtures/browser/axe.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { composer, writeMessage } from '#pages/chat.ts';
import { appear } from '#states/appearance.ts';
import { stopLongTimers } from '#states/browser-ways.ts';

/** Members write and send photos: a site of their own. */
test.use({ ownSite: { env: { RATE_LIMIT_FACTOR: '10' } } });

/** Height of a phone's window above an open keyboard. */
const SHORT = 390;
const CHAT = '**/api/chat.php*';
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Collects what axe finds, state by state: everything in the light theme, colours in the dark one. */
class Findings {
  readonly all: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async add(state: string): Promise<void> {
    for (const theme of ['light', 'dark'] as const) {
      await appear(this.#page, { theme });
      const found = await violationsOf(this.#page, theme === 'dark');
      this.all.push(...found.map((one) => `${state}, ${theme}: ${one}`));
    }
  }
}

/** Marijke's device. Returns what it does for Daan, whose page is examined. */
async function otherSide(context: BrowserContext, url: string, member: string) {
  await haveSession(context, url, marijke);
  const { request } = context;
  const say = async (data: object): Promise<string> => {
    const answer = await request.post('/api/chat.php', {
      headers: clientHeaders(url),
      data: { member, client_id: randomUUID(), ...data },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { conversation: { id: string } }).conversation.id;
  };
  const { buffer, name, mimeType } = photograph('tall');
  const uploaded = await request.post('/api/chat-photo.php', {
    headers: { 'x-client': 'web/2', origin: url },
    multipart: { file: { buffer, name, mimeType } },
  });
  const { photo } = (await uploaded.json()) as { photo: { id: string } };
  await say({ kind: 'text', text: 'Find me at https://example.org.' });
  const conversation = await say({ kind: 'photo', photo: photo.id });
  const type = () =>
    request.put('/api/chat.php', { headers: clientHeaders(url), data: { conversation, typing: true } });
  return { conversation, type };
}

/** Loads the conversation as the server would have it in another state. */
async function loadAs(page: Page, changes: (chat: ChatResponse) => Partial<ChatResponse>): Promise<void> {
  await page.route(CHAT, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const chat = (await response.json()) as ChatResponse;
    return route.fulfill({ response, json: { ...chat, ...changes(chat) } });
  });
  await page.reload();
  await expect(log(page)).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`the states of a conversation are accessible at ${width} px, light and dark`, async ({
    openBrowser,
    baseURL,
    complaints,
  }) => {
    complaints.expect(/status of 400|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const size = { width, height: width < 600 ? 844 : 900 };
    const page = await openBrowser('Daan', { viewport: size });
    const context = page.context();
    await haveSession(context, baseURL!, daan);
    const own = await context.request.get('/api/user.php');
    const { user } = (await own.json()) as { user: { id: string } };
    const marijkes = (await openBrowser('Marijke')).context();
    const { conversation, type } = await otherSide(marijkes, baseURL!, user.id);
    const found = new Findings(page);
    await stopLongTimers(page);
    await page.goto(`/chats/${conversation}`);

    await test.step('a photo, blurred and opened', async () => {
      const blurred = log(page)
        .getByRole('button', { name: /Show photo$/ })
        .last();
      await expect(blurred).toBeVisible();
      await found.add('blurred photo');
      await blurred.click();
      const sharp = log(page).getByRole('button', { name: 'Photo from Marijke, show it large' }).last();
      await expect(sharp).toBeVisible();
      await found.add('opened photo');
      await sharp.click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await found.add('large photo');
      await page.keyboard.press('Escape');
    });
    await test.step('typing', async () => {
      await expect(async () => {
        await type();
        await expect(log(page).getByText('Marijke is typing')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await found.add('typing');
    });
    await test.step('above an open keyboard', async () => {
      await page.setViewportSize({ ...size, height: SHORT });
      await composer(page, marijke.name).focus();
      await found.add('short window');
      await page.setViewportSize(size);
    });
    await test.step('a message that failed, and one that waits', async () => {
      await page.route(CHAT, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 400,
              contentType: 'application/problem+json',
              body: JSON.stringify({ status: 400, code: 'validation_failed' }),
            })
          : route.fallback(),
      );
      await writeMessage(page, marijke.name, 'It failed.');
      await expect(log(page).getByRole('alert')).toBeVisible();
      await found.add('failed message');
      await page.unroute(CHAT);
      await context.setOffline(true);
      await writeMessage(page, marijke.name, 'It waits.');
      await expect(log(page).getByText(/^Waiting for a connection/)).toBeVisible();
      await found.add('waiting message');
      await log(page).getByRole('button', { name: 'Delete' }).first().click();
      await log(page).getByRole('button', { name: 'Delete' }).first().click();
      await context.setOffline(false);
    });
    await test.step('a limit, below older messages that are hidden', async () => {
      await loadAs(page, () => ({
        can_send: false,
        reason: 'conversation_limit',
        hidden_older: true,
        has_more: false,
      }));
      await expect(page.getByRole('button', { name: 'Get Premium' })).toBeVisible();
      await expect(log(page).getByText('Older messages are hidden for your privacy')).toBeVisible();
      await found.add('limit and hidden messages');
      await page.unroute(CHAT);
    });
    await test.step('blocked', async () => {
      await loadAs(page, (chat) => ({
        can_send: false,
        conversation: chat.conversation && { ...chat.conversation, blocked: true },
      }));
      await expect(page.getByText('You’ve blocked Marijke. Neither of you can write.')).toBeVisible();
      await found.add('blocked');
    });
    expect(found.all, `accessibility at ${width} px`).toEqual([]);
  });
}
