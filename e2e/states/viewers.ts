import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { daan, marijke, noah, type Account } from '#fixtures/people.ts';
import { haveSession } from '#fixtures/session.ts';
import type { Viewer } from './states.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const ACCOUNTS: Partial<Record<Viewer, Account>> = { free: daan, premium: marijke, new: noah };
const OF_AGE = 'rv.device.entry-warning';

/** What the browser of a viewer remembers: the session, that they are of age, the language. Made once, used by every state. */
export async function rememberedBy(browser: Browser, url: string, viewer: Viewer, locale: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: url });
  const account = ACCOUNTS[viewer];
  if (account) {
    await haveSession(context, url, account);
    await speak(context, url, locale);
  }
  await context.addCookies([{ name: 'i18n_redirected', value: locale, url }]);
  const { cookies } = await context.storageState();
  await context.close();
  const localStorage = viewer === 'stranger' ? [] : [{ name: OF_AGE, value: String(Date.now()) }];
  return { cookies, origins: [{ origin: url, localStorage }] };
}

/** The language of an account is its own setting: what the server words for a member follows it. */
async function speak(context: BrowserContext, url: string, language: string): Promise<void> {
  const answer = await context.request.put('/api/user.php', { data: { language }, headers: { 'x-client': 'web/2', origin: url } });
  if (!answer.ok()) throw new Error(`the language could not be set: ${answer.status()}`);
}
