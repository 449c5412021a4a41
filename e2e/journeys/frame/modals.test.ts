import type { Page } from '@playwright/test';
import { advanceClock } from '#fixtures/servers/clock.ts';
import { clientHeaders, signUpByApi } from '#fixtures/people/members.ts';
import { daan, marijke, newcomer } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { expect, test } from '#fixtures/test.ts';
import { confirmAddress } from '#pages/account.ts';
import { arrive, hydrated, goWithin } from '#pages/addresses.ts';
import { expectFocusInside, onlyDialog, pressBackdrop } from '#pages/dialogs.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

// The tests move the clock and change settings, so the site is separate. Each host is a site of another country, one of them without
// entry warning; confirming an address gives no credits.
const HOSTS = { NL: 'nl.localhost', DE: 'de.localhost', FR: 'fr.localhost' } as const;
const QUIET_HOST = 'quiet.localhost';
type Country = keyof typeof HOSTS;
test.use({
  pageClock: 'movable',
  ownSite: {
    settings: [
      ...Object.entries(HOSTS).flatMap(([country, host]) => [
        ['domain', host, host] as const,
        ['set', 'domain_country', `"${country}"`, host] as const,
      ]),
      ['domain', QUIET_HOST, QUIET_HOST],
      ['set', 'enable_site_entry_popup', '"no"', QUIET_HOST],
      ['set', 'signup_credits', '0'],
    ],
  },
});

/** Address of the site on another host. */
const on = (host: string, baseURL: string | undefined) => baseURL!.replace('127.0.0.1', host);
const site = (country: Country, baseURL: string | undefined) => ({ baseURL: on(HOSTS[country], baseURL) });

/** Waits until the frame has loaded and every automatic modal had its time to open. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await passTime(page, 1_000);
}

test('[2.054] [2.055] sign-up opens as a modal on desktop and as a page on phones, and stays open once started', async ({
  openBrowser,
  baseURL,
}) => {
  // France has no entry warning.
  const page = await openBrowser('visitor', site('FR', baseURL));
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign up free' });
  const name = 'Who meets whom?';
  for (const path of ['/pricing', '/pages/faq', '/complaints', '/members']) {
    await arrive(page, path);
    await hydrated(page);
    await opener.click();
    await onlyDialog(page, name);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener, 'focus returns').toBeFocused();
  }
  await page.keyboard.press('Enter');
  const dialog = await onlyDialog(page, name);
  await expectFocusInside(page, dialog);
  await pressBackdrop(page);
  await expect(dialog).toBeHidden();

  await opener.click();
  await dialog.getByRole('group', { name: 'I am' }).getByText('A man', { exact: true }).click();
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Escape');
    await pressBackdrop(page);
  }
  await expect(dialog.getByRole('radio', { name: 'A man' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close sign-up' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Sign up free' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[1.013] a dialog explains the welcome offer to visitors and closes for sign-up', async ({
  openBrowser,
  baseURL,
}) => {
  // France has no entry warning.
  const page = await openBrowser('visitor', site('FR', baseURL));
  await arrive(page, '/pricing');
  const opener = page.getByRole('button', { name: 'How it works' });
  await opener.click();
  const dialog = await onlyDialog(page, 'A quarter off your first credits');
  await expectFocusInside(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: 'Sign up free' }).click();
  await onlyDialog(page, 'Who meets whom?');
  await expect(page).toHaveURL(/\/pricing$/);
});

test('[2.067] the like modal opens after the delay in the address, removes the parameter, and leads to the member', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, daan);
  const { liked_by: likes } = (await (await page.request.get('/api/likes.php')).json()) as {
    liked_by: { id: string; like_new: boolean; at: string }[];
  };
  const newest = likes.filter(({ like_new: isNew }) => isNew).sort((a, b) => b.at.localeCompare(a.at))[0]!;
  const title = / likes your profile$/;

  await arrive(page, '/pricing?t=3&lb=1');
  await expect(page).toHaveURL(/\/pricing\?lb=1$/);
  // The delay of three seconds has just begun.
  await expect(page.getByRole('dialog', { name: title })).toBeHidden({ timeout: 1 });
  const dialog = await onlyDialog(page, title);
  await expectFocusInside(page, dialog);
  for (const link of await dialog.getByRole('link').all())
    await expect(link).toHaveAttribute('href', `/members/${newest.id}`);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();

  await arrive(page, '/members?t=0');
  await expect(page).toHaveURL(/\/members$/);
  await (await onlyDialog(page, title)).getByRole('link', { name: 'See the profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${newest.id}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
  await arrive(page, '/members?t=soon');
  await settle(page);
  expect(await page.locator('dialog[open]').count(), 'without a number of seconds nothing comes').toBe(0);
});

test('[2.066] [4.021] the time-bonus modal opens once, forty seconds after the first entry, after a like modal due at the same time', async ({
  page,
  baseURL,
}) => {
  const bas = newcomer();
  expect((await signUpByApi(baseURL!, bas)).status).toBe(201);
  await haveSession(page.context(), baseURL!, bas);
  const title = 'A quarter off your first credits';
  /** Opens a members-area address. Returns the seconds the server makes the modal wait. */
  const enter = async (path: string): Promise<number | null> => {
    const answer = page.waitForResponse('**/api/members-area.php');
    await arrive(page, path);
    return ((await (await answer).json()) as { modal_in_seconds: number | null }).modal_in_seconds;
  };

  await test.step('the first entry starts the delay, which continues while the member is away', async () => {
    expect(await enter('/members')).toBe(40);
    await advanceClock(baseURL!, 30);
    const left = await enter('/likes');
    expect(left).toBeLessThanOrEqual(10);
    expect(await page.locator('dialog[open]').count(), `with ${left} s to go`).toBe(0);
  });

  await test.step('a like modal due at the same time opens first, the bonus modal after it closes', async () => {
    await page.getByRole('button', { name: 'Send the e-mail again' }).click();
    await confirmAddress(page, bas);
    const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { id: string } };
    await like(baseURL!, user.id);
    await advanceClock(baseURL!, 40);
    await arrive(page, '/pages/faq');
    await goWithin(page, '/pages/faq?t=0');
    const first = await onlyDialog(page, `${marijke.name} likes your profile`);
    await goWithin(page, '/members');
    await settle(page);
    await onlyDialog(page, `${marijke.name} likes your profile`);
    await first.getByRole('button', { name: 'Later' }).click();
    const second = await onlyDialog(page, title);
    await expectFocusInside(page, second);
    await expect(second.getByRole('timer')).toContainText(/^0[23]\s*hours\s*\d\d\s*min\s*\d\d\s*sec$/);
    await second.getByRole('button', { name: 'Not now' }).click();
    await expect(second).toBeHidden();
  });

  await test.step('it never opens again', async () => {
    expect(await enter('/members')).toBeNull();
  });
});

/** The Premium member of the demonstration likes a member, from another browser. */
async function like(url: string, member: string): Promise<void> {
  const headers = clientHeaders(url);
  const call = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const entered = await call('/api/user.php', { email: marijke.email, password: marijke.password });
  const { status } = await call('/api/like.php', { member }, cookieOf(entered));
  expect(status).toBe(200);
}

test('[4.032] [2.064] the entry warning asks visitors in the Netherlands and Germany once, and no other visitor', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  // Routes that wait for their screen.
  complaints.expect(/status of 501/);
  const warned = async (page: Page, url: string): Promise<boolean> => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await settle(page);
    return (await page.locator('dialog#site-entry-warning[open]').count()) > 0;
  };

  for (const [country, quiet] of [
    ['NL', ['/reset-password', '/reset-password/do?token=none']],
    ['DE', ['/complete-signup']],
  ] as const) {
    const page = await openBrowser(`visitor in ${country}`, site(country, baseURL));
    for (const path of quiet) expect(await warned(page, path), `${path} in ${country}`).toBe(false);
    expect(await warned(page, '/pricing'), `in ${country}`).toBe(true);
    const warning = await onlyDialog(page, 'This site is for adults.');
    await expect(warning.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page, 'Enter answers nothing').toHaveURL(/\/pricing$/);
    await expectFocusInside(page, warning);
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Escape');
      await pressBackdrop(page);
    }
    await confirmAdult(page);
    await expect(page.getByRole('main'), 'the keyboard goes on with the screen').toBeFocused();
    expect(await warned(page, '/'), `answered in ${country}`).toBe(false);
    expect(
      await page.evaluate(() => Object.values({ ...localStorage }).some((at) => /^\d{13}$/.test(at))),
      'the time of the answer is stored',
    ).toBe(true);
  }

  const french = await openBrowser('visitor in FR', site('FR', baseURL));
  expect(await warned(french, '/pricing'), 'in France').toBe(false);
  await french.context().addCookies([{ name: 'selected_country', value: 'DE', url: on(HOSTS.FR, baseURL) }]);
  expect(await warned(french, '/pricing'), 'with Germany chosen').toBe(true);

  const dutch = await openBrowser('visitor of another site', site('NL', baseURL));
  expect(await warned(dutch, on(QUIET_HOST, baseURL)), 'where the setting says no').toBe(false);
  const member = await openBrowser('member in NL');
  await haveSession(member.context(), baseURL!, daan);
  expect(await warned(member, '/pricing'), 'to members').toBe(false);
});
