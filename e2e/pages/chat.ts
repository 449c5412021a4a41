import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the conversation from the open profile. */
export async function openChatFromProfile(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Message ${name}`) })
    .first()
    .click();
  await expect(composer(page, name)).toBeVisible();
}

/** Opens a conversation from the list of messages. */
export async function openChatFromList(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .click();
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(composer(page, name)).toBeVisible();
}

/** Begins to send a gift, a photo or a line; a narrow conversation has one menu for them. */
export async function sendElse(page: Page, act: string): Promise<void> {
  const button = page.getByRole('button', { name: act });
  const menu = page.getByRole('button', { name: 'Send something else' });
  await expect(button.or(menu)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.click();
}

/** Text field of the open conversation. */
export function composer(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `Message to ${name}` });
}

/** Sends a message, which shows at once, and waits for the server's confirmation. */
export async function sendMessage(page: Page, name: string, text: string): Promise<void> {
  await writeMessage(page, name, text);
  await expect(bubble(page, text)).toBeVisible();
  await expect(composer(page, name)).toHaveValue('');
}

/** Types a message and presses send without waiting for a result. */
export async function writeMessage(page: Page, name: string, text: string): Promise<void> {
  await composer(page, name).fill(text);
  await page.getByRole('button', { name: /^Send, / }).click();
}

/** Message of the open conversation. */
export function bubble(page: Page, text: string): Locator {
  return page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true });
}

interface Listed {
  id: string;
  name: string;
}

/** Women in the Netherlands without a conversation yet, by the page's own search. */
export async function otherWomen(page: Page, ...except: string[]): Promise<Listed[]> {
  const answer = await page.request.get('/api/members.php?gender=female&country=NL');
  const { items } = (await answer.json()) as { items: (Listed & { fictional: boolean })[] };
  return items.filter(({ name, fictional }) => !fictional && !except.includes(name));
}

/** Opens a conversation by its address. */
export async function openChatOf(page: Page, { id }: Listed): Promise<void> {
  await page.goto(`/members/${id}/chat`);
}
