import { EditedBuilds, type Edit, type EditedVersion } from '#fixtures/builds/edited-build.ts';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { expect, test } from '#fixtures/builds/own-dist.ts';

const replacing = (file: string, from: string, to: string): Edit => ({
  file,
  change: (source) => source.replace(from, to),
});

/** A shared text of a name that no shell has yet, shown by the log-in screen. */
const NEW_TEXT: Edit[] = [
  ...LOCALE_CODES.map((locale) =>
    replacing(`shared/i18n/lang/${locale}.json`, '{', '{\n  "ui.brand.new": "Brand new words",'),
  ),
  replacing(
    'mfe-signup/src/features/login/login-screen.tsx',
    "{ id: 'login.heading', defaultMessage: 'Good to see you.' }",
    "{ id: 'ui.brand.new', defaultMessage: 'Brand new words' }",
  ),
];

/** A service that a newer shell offers, and a remote that needs it. */
const SERVICE = replacing(
  'shared/contract/src/composition/remote-contract.ts',
  'export interface ShellServices {',
  'export interface ShellServices {\n  confetti(): void;',
);
const NEEDING: Edit = {
  file: 'mfe-signup/src/exposes/app.ts',
  change: (source) => `${source}\nexport const party = (shell: { confetti(): void }) => shell.confetti();\n`,
};

// A country without an entry warning.
test.use({ distEnv: { TRUST_PROXY: '1' }, extraHTTPHeaders: { 'x-country-code': 'FR' } });

const versions: Record<'wordy' | 'needing' | 'shell', EditedVersion | null> = {
  wordy: null,
  needing: null,
  shell: null,
};
test.beforeAll(async ({ dist }) => {
  test.setTimeout(400_000);
  const edited = new EditedBuilds();
  versions.wordy = await edited.build('signup', NEW_TEXT);
  versions.needing = await edited.build('signup', [NEEDING]);
  versions.shell = await edited.build('shell', [SERVICE]);
  for (const version of Object.values(versions)) if (version) dist.publish(version);
  edited.remove();
});

test('a newer remote shows its new shared text in an older shell', async ({ page, dist }) => {
  const before = dist.versionOf('signup');
  await dist.remote('promote', 'signup', versions.wordy!.version);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new words');
  await dist.remote('rollback', 'signup', before);
});

test('a page with an older shell is offered the version that fits it, a new page the newest', async ({
  page,
  openBrowser,
  dist,
  complaints,
}) => {
  complaints.expect(/signup/);
  const [shell, signup] = [dist.versionOf('shell'), dist.versionOf('signup')];
  await expect(dist.remote('promote', 'signup', versions.needing!.version)).rejects.toThrow('confetti');
  await page.goto('/pages/faq');
  await dist.remote('promote', 'shell', versions.shell!.version);
  await dist.remote('promote', 'signup', versions.needing!.version);

  const hurt = new RegExp(`/assets/signup/${signup}/`);
  await page.route(hurt, (route) => route.abort());
  const answer = page.waitForResponse(/remotes\.json/);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  expect(new URL((await answer).url()).searchParams.get('shell')).toBe(shell);
  const { remotes } = (await (await answer).json()) as { remotes: { signup: { version: string } } };
  expect(remotes.signup.version).toBe(signup);
  await page.unroute(hurt);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Good to see you/ })).toBeVisible();

  const newcomer = await openBrowser('newcomer');
  const asked = newcomer.waitForRequest(/signup\/\w+\/.*remoteEntry/);
  await newcomer.goto('/login');
  expect((await asked).url()).toContain(versions.needing!.version);
  await expect(newcomer.getByRole('heading', { level: 1, name: /Good to see you/ })).toBeVisible();
});
