import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the conversation with the member whose profile is open. */
export async function openChatFromProfile(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Message ${name}`) })
    .first()
    .click();
  await expect(composer(page, name)).toBeVisible();
}

/** Opens the conversation with somebody from the list of messages. */
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

/** The field of the open conversation. */
export function composer(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `Message to ${name}` });
}

/** Writes and sends; the message stands there at once, and the server confirms it. */
export async function sendMessage(page: Page, name: string, text: string): Promise<void> {
  await writeMessage(page, name, text);
  await expect(bubble(page, text)).toBeVisible();
  await expect(composer(page, name)).toHaveValue('');
}

/** Writes and presses the button that sends, whatever comes of it. */
export async function writeMessage(page: Page, name: string, text: string): Promise<void> {
  await composer(page, name).fill(text);
  await page.getByRole('button', { name: /^Send/ }).click();
}

/** One message of the open conversation. */
export function bubble(page: Page, text: string): Locator {
  return page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true });
}

interface Listed {
  id: string;
  name: string;
}

/** Ordinary women in the Netherlands that one has not written to, by the same search the page uses. */
export async function otherWomen(page: Page, ...except: string[]): Promise<Listed[]> {
  const answer = await page.request.get('/api/members.php?gender=female&country=NL');
  const { items } = (await answer.json()) as { items: (Listed & { fictional: boolean })[] };
  return items.filter(({ name, fictional }) => !fictional && !except.includes(name));
}

/** Opens the conversation with a member by its address. */
export async function openChatOf(page: Page, { id }: Listed): Promise<void> {
  await page.goto(`/members/${id}/chat`);
}
