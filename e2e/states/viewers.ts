import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { daan, marijke, noah, type Account } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { beNewcomer } from './newcomers.ts';
import { fillOffice, haveOffice } from './office.ts';
import type { State } from './states.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const ACCOUNTS: Partial<Record<State['as'], Account>> = { free: daan, premium: marijke, new: noah };
const OF_AGE = 'rv.device.entry-warning';

/** What the browser of each viewer remembers: the session, that they are of age, the language. Made once, except for newcomers. */
export class Memories {
  readonly #made = new Map<State['as'], Promise<StorageState>>();
  readonly #browser: Browser;
  readonly #url: string;
  readonly #locale: string;

  constructor(browser: Browser, url: string, locale: string) {
    this.#browser = browser;
    this.#url = url;
    this.#locale = locale;
  }

  /** A viewer of one look at a state. Each look has a new member, so that once-only states appear each time. */
  async of(state: State): Promise<StorageState> {
    const { cookies, origins } = await (state.as === 'newcomer' ? this.#make(state) : this.#shared(state));
    const more = Object.entries(state.storage ?? {}).map(([name, value]) => ({ name, value }));
    return {
      cookies,
      origins: origins.map((origin) => ({ ...origin, localStorage: [...origin.localStorage, ...more] })),
    };
  }

  #shared(state: State): Promise<StorageState> {
    const made = this.#made.get(state.as) ?? this.#make(state);
    this.#made.set(state.as, made);
    return made;
  }

  async #make({ as: viewer, past = [] }: State): Promise<StorageState> {
    const url = this.#url;
    const context = await this.#browser.newContext({ baseURL: url });
    const account = ACCOUNTS[viewer];
    if (account) await haveSession(context, url, account);
    if (viewer === 'newcomer') await beNewcomer(context, url, past);
    if (viewer === 'operator' || viewer === 'idle-operator') await haveOffice(context, url);
    if (viewer === 'operator') await fillOffice(this.#browser, context, url);
    if (account || viewer === 'newcomer') await speak(context, url, this.#locale);
    await context.addCookies([{ name: 'i18n_redirected', value: this.#locale, url }]);
    const { cookies } = await context.storageState();
    await context.close();
    const localStorage = viewer === 'stranger' ? [] : [{ name: OF_AGE, value: String(Date.now()) }];
    return { cookies, origins: [{ origin: url, localStorage }] };
  }
}

/** The language of an account is its own setting: what the server words for a member follows it. */
async function speak(context: BrowserContext, url: string, language: string): Promise<void> {
  const answer = await context.request.put('/api/user.php', {
    data: { language },
    headers: { 'x-client': 'web/2', origin: url },
  });
  if (!answer.ok()) throw new Error(`the language could not be set: ${answer.status()}`);
}
