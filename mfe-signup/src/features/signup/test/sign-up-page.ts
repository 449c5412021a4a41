import { screen } from '@testing-library/react';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

/** Member whose account sign-up makes. */
export const member = userOf({ status: 'not_confirmed' });
let api: ApiDouble;
/** Server of this test. */
export const server = (): ApiDouble => api;

const ANSWERS: Handlers = {
  'GET /api/username.php': () => ({ body: { available: true } }),
  'POST /api/signup.php': () => ({ status: 201, body: { user: member } }),
  'PUT /api/signup.php': ({ body }) => {
    const { step } = body as { step: number };
    return { body: { user: member, step, complete: step === 4 } };
  },
  'GET /api/regions.php': () => ({ body: { regions: { NL: ['Gelderland', 'Utrecht'] } } }),
  'GET /api/cities.php': () => ({ body: { cities: ['Amersfoort', 'Utrecht'] } }),
  'GET /api/activation.php': () => ({ body: { steps: ['checking_profile'] } }),
};

/** Opens sign-up in its dialog, or as `setup` says. */
export async function start(handlers: Handlers = {}, setup: RemoteSetup = {}) {
  api = await serveApi({ ...ANSWERS, ...handlers });
  return renderRemote(remote, { slot: { name: 'signup-modal', props: {} }, ...setup });
}

/** Leaves nothing of a test to the next. */
export function forgetSignUp(): void {
  localStorage.clear();
  document.cookie = 'traffic_source=; Max-Age=0; Path=/';
}

export type Page = Awaited<ReturnType<typeof start>>;

export async function enterWho({ user }: Page) {
  await user.click(screen.getByRole('radio', { name: 'A man' }));
  await user.click(screen.getByRole('radio', { name: 'Women' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Fills a field as a password manager would: one event, not one per key. */
export async function fill({ user }: Page, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

export const consentBox = () => screen.getByRole('checkbox', { name: /^I agree that my gender/ });

export async function enterBirth({ user }: Page, year = '1989') {
  await user.selectOptions(await screen.findByLabelText('Day'), '14');
  await user.selectOptions(screen.getByLabelText('Month'), '6');
  await user.selectOptions(screen.getByLabelText('Year'), year);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

export async function enterAccount(page: Page, { consent = true } = {}) {
  await enterBirth(page);
  await fill(page, 'Username', 'daan');
  await fill(page, 'E-mail address', 'daan@example.com');
  await fill(page, 'Password', 'correct horse');
  if (consent) await page.user.click(consentBox());
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** The questions after the account that can be skipped. */
const OPTIONAL = [
  'Add a photo',
  'Where do you live?',
  'What’s your build?',
  'What do people see first?',
  'How do you live and love?',
  'What would you say yes to?',
  'Say it in your own words',
];

/** Skips the optional questions up to the one with this heading. */
export async function skipTo({ user }: Page, heading: string) {
  for (const question of OPTIONAL.slice(0, OPTIONAL.indexOf(heading))) {
    await screen.findByRole('heading', { name: question });
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await screen.findByRole('heading', { name: heading });
}

/** Answers nothing but what must be answered, to the end of the questions. */
export async function answerAll(page: Page) {
  await enterWho(page);
  await enterAccount(page);
  await skipTo(page, 'Say it in your own words');
  await page.user.click(screen.getByRole('button', { name: 'Skip' }));
}

/** Signs up as far as the photo. */
export async function signUpToPhoto(page: Page) {
  await enterWho(page);
  await enterAccount(page);
  await screen.findByRole('heading', { name: 'Add a photo' });
}

export const heading = (name: string) => screen.findByRole('heading', { name });
