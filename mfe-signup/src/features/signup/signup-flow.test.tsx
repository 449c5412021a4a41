import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PROFILE_CONSENT } from '@rendezvous/contract/signup-values';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { INTERESTS, INTIMATE_INTERESTS } from '@rendezvous/contract/profile-values';
import { remote } from '#src/app/remote.tsx';
import { INTEREST_GROUPS } from '@rendezvous/domain/interest-groups';

const member = userOf({ status: 'not_confirmed' });
let server: ApiDouble;

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

async function start(handlers: Handlers = {}, setup: RemoteSetup = {}) {
  server = await serveApi({ ...ANSWERS, ...handlers });
  return renderRemote(remote, { slot: { name: 'signup-modal', props: {} }, ...setup });
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'traffic_source=; Max-Age=0; Path=/';
});
afterEach(() => server.close());

type Page = Awaited<ReturnType<typeof start>>;

async function tellWho({ user }: Page) {
  await user.click(screen.getByRole('radio', { name: 'A man' }));
  await user.click(screen.getByRole('radio', { name: 'Women' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Fills a field as a password manager would: one event, not one per key. */
async function fill({ user }: Page, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

const consentBox = () => screen.getByRole('checkbox', { name: /^I agree that my gender/ });

async function tellBirth({ user }: Page, year = '1989') {
  await user.selectOptions(await screen.findByLabelText('Day'), '14');
  await user.selectOptions(screen.getByLabelText('Month'), '6');
  await user.selectOptions(screen.getByLabelText('Year'), year);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function tellAccount(page: Page, { consent = true } = {}) {
  await tellBirth(page);
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
async function skipTo({ user }: Page, heading: string) {
  for (const question of OPTIONAL.slice(0, OPTIONAL.indexOf(heading))) {
    await screen.findByRole('heading', { name: question });
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await screen.findByRole('heading', { name: heading });
}

test('[2.073] [2.082] [4.006] [4.007] [4.009] steps lead from the account to the profile, and optional steps can be skipped', async () => {
  const page = await start();
  expect(screen.getByRole('heading', { name: 'Who meets whom?' })).toBeInTheDocument();
  await tellWho(page);
  await tellAccount(page);
  const photo = await screen.findByRole('heading', { name: 'Add a photo' });
  await waitFor(() => expect(photo).toHaveFocus());
  expect(page.frame.users.at(-1)).toEqual(member);
  await skipTo(page, 'What would you say yes to?');
  await page.user.click(screen.getByRole('button', { name: 'Dancing' }));
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Say it in your own words' });
  await fill(page, 'In your own words', 'I cook.');
  await page.user.click(screen.getByRole('button', { name: 'Create my profile' }));
  expect(await screen.findByRole('heading', { name: 'Nearly there' })).toBeInTheDocument();
  expect(server.callsOf('PUT /api/signup.php').map(({ body }) => body)).toEqual([
    { step: 2 },
    { step: 3 },
    { step: 4, profile: { interests: ['dancing'], about_me: 'I cook.' } },
  ]);
});

/** Answers nothing but what must be answered, to the end of the questions. */
async function answerAll(page: Page) {
  await tellWho(page);
  await tellAccount(page);
  await skipTo(page, 'Say it in your own words');
  await page.user.click(screen.getByRole('button', { name: 'Skip' }));
}

test('[4.010] each line of the progress is done when the server has done it, then the suggestions follow', async () => {
  let steps = ['checking_profile', 'creating_account'];
  const page = await start({ 'GET /api/activation.php': () => ({ body: { steps } }) });
  await answerAll(page);
  expect(await screen.findByText('Creating account: done')).toBeInTheDocument();
  expect(screen.getByText('Looking for matches')).toBeInTheDocument();
  act(() =>
    page.hub
      .as('shell')
      .publish('live:received', { name: 'activation', data: { step: 'looking_for_matches' } }),
  );
  expect(screen.getByText('Looking for matches: done')).toBeInTheDocument();
  steps = [...steps, 'looking_for_matches', 'sending_activation_email'];
  await waitFor(() => expect(page.at()).toBe('/signup-matches'), { timeout: 5000 });
  page.go(-1);
  expect(page.at()).toBe('/');
  expect(page.entryState()).toBeNull();
  expect(page.hub.as('shell').last('signup:progressed')).toEqual({ step: 4, complete: true });
});

test.each([
  ['turned on', 'Turn on notifications', 1],
  ['put off', 'Not now', 0],
] as const)(
  '[4.010] after the last question notifications are offered; once %s, the progress follows',
  async (_answer, button, times) => {
    const subscribe = jest.fn(async () => undefined);
    const page = await start({}, { push: { offered: () => true, subscribe } });
    await answerAll(page);
    const offer = await screen.findByRole('heading', { name: 'Know when someone writes' });
    await waitFor(() => expect(offer).toHaveFocus());
    expect(screen.queryByRole('heading', { name: 'Nearly there' })).not.toBeInTheDocument();
    expect(subscribe).not.toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: button }));
    const progress = await screen.findByRole('heading', { name: 'Nearly there' });
    await waitFor(() => expect(progress).toHaveFocus());
    expect(subscribe).toHaveBeenCalledTimes(times);
  },
);

test('[4.010] where notifications cannot be turned on the progress follows at once', async () => {
  const page = await start();
  await answerAll(page);
  expect(await screen.findByRole('heading', { name: 'Nearly there' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).not.toBeInTheDocument();
});

test('[2.055] before anything has been told Escape closes it', async () => {
  const page = await start();
  await page.user.keyboard('{Escape}');
  expect(page.frame.closed).toEqual(['signup-modal']);
});

test('[2.055] while it is in progress Escape does not close it; the cross does', async () => {
  const page = await start();
  await page.user.click(screen.getByRole('radio', { name: 'A man' }));
  await page.user.keyboard('{Escape}{Escape}');
  expect(page.frame.closed).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Close sign-up' }));
  expect(page.frame.closed).toEqual(['signup-modal']);
});

test('the way on is refused until both choices are made', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Choose one of the two.')).toHaveLength(2);
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const page = await start({
    'POST /api/signup.php': () => ({
      status: 422,
      body: {
        type: 'x',
        title: '',
        status: 422,
        code: 'validation_failed',
        errors: [{ field: 'name', code: 'name_taken' }],
      },
    }),
  });
  await tellWho(page);
  await tellAccount(page);
  const name = await screen.findByRole('textbox', {
    name: 'Username',
    description: 'Someone has this name already. Try another.',
  });
  expect(name).toBeInvalid();
  expect(name).toHaveValue('daan');
});

test('a typed password is not left behind without a question; staying keeps it', async () => {
  const page = await start();
  const link = document.body.appendChild(document.createElement('a'));
  const followed = jest.fn((event: Event) => event.preventDefault());
  link.href = '/members';
  link.addEventListener('click', followed);
  await tellWho(page);
  await tellBirth(page);
  await page.user.click(link);
  expect(followed).toHaveBeenCalledTimes(1);
  await fill(page, 'Password', 'correct horse');
  await page.user.click(link);
  await page.user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  await page.user.click(link);
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(followed).toHaveBeenCalledTimes(2);
  link.remove();
});

/** Signs up as far as the photo. */
async function signUpToPhoto(page: Page) {
  await tellWho(page);
  await tellAccount(page);
  await screen.findByRole('heading', { name: 'Add a photo' });
}

const heading = (name: string) => screen.findByRole('heading', { name });

test('each screen has a history entry: back and forward show what was told', async () => {
  const page = await start();
  await tellWho(page);
  await tellBirth(page);
  await fill(page, 'Username', 'daan');
  await fill(page, 'Password', 'correct horse');
  page.go(-1);
  expect(screen.getByLabelText('Month')).toHaveValue('6');
  page.go(-1);
  expect(screen.getByRole('radio', { name: 'A man' })).toBeChecked();
  page.go(2);
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('daan');
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
});

test('once the account exists, Back shows it as made and asks for neither name nor address again', async () => {
  const page = await start();
  await signUpToPhoto(page);
  page.go(-1);
  expect(await heading('Your account is ready')).toBeInTheDocument();
  expect(screen.getByText('daan@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(server.callsOf('GET /api/username.php').length).toBeLessThanOrEqual(1);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('Add a photo')).toBeInTheDocument();
  expect(server.callsOf('POST /api/signup.php')).toHaveLength(1);
});

test('[2.016] a reload resumes at the open screen, with its answers', async () => {
  const page = await start();
  await signUpToPhoto(page);
  await skipTo(page, 'Where do you live?');
  await screen.findByRole('option', { name: 'Utrecht' });
  await page.user.selectOptions(screen.getByLabelText('Province'), 'Utrecht');
  await server.close();
  const entryState = page.entryState();
  document.body.replaceChildren();
  const reloaded = await start({}, { slot: undefined, at: '/signup', user: member, entryState });
  expect(await heading('Where do you live?')).toBeInTheDocument();
  expect(reloaded.hub.as('shell').last('signup:progressed')).toEqual({ step: 1, complete: false });
  await waitFor(() => expect(screen.getByLabelText('Province')).toHaveValue('Utrecht'));
});

test('a member outside sign-up is redirected to the members', async () => {
  const entryState = { signup: { screen: 'about', depth: 4 } };
  const page = await start({}, { slot: undefined, at: '/signup', user: userOf(), entryState });
  expect(page.at()).toBe('/members');
});

test('a visitor cannot go forward past an account that does not exist', async () => {
  const entryState = { signup: { screen: 'about', depth: 4 } };
  await start({}, { slot: undefined, at: '/signup?gender=male&seeking=female', entryState });
  expect(await heading('When were you born?')).toBeInTheDocument();
});

test('closing the dialog takes its history entries back', async () => {
  const page = await start({}, { at: '/pages/faq' });
  await tellWho(page);
  expect(page.entryState()).toEqual({ signup: { screen: 'birth', depth: 1 } });
  await page.user.click(screen.getByRole('button', { name: 'Close sign-up' }));
  expect(page.entryState()).toBeNull();
});

test('[8.006] the address of an active account leads to the log-in', async () => {
  const page = await start({
    'POST /api/signup.php': () => ({
      status: 409,
      body: { type: 'x', title: '', status: 409, code: 'email_active' },
    }),
  });
  await tellWho(page);
  await tellAccount(page);
  expect(await screen.findByText('You already have an account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('[8.007] the address of an account that is being deleted leads to the link in the mail or to customer service', async () => {
  const page = await start({
    'POST /api/signup.php': () => ({
      status: 409,
      body: { type: 'x', title: '', status: 409, code: 'email_pending_deletion' },
    }),
  });
  await tellWho(page);
  await tellAccount(page);
  expect(await screen.findByText(/Use the link in the e-mail/)).toHaveTextContent('help@rendezvous.test');
});

test('[5.002] [5.004] a date of birth below the age limit opens a popup, and nothing is sent or kept', async () => {
  const page = await start();
  await tellWho(page);
  await tellBirth(page);
  await fill(page, 'Username', 'daan');
  page.go(-1);
  expect(screen.getByRole('group', { name: 'Enter your date of birth (18+)' })).toBeInTheDocument();
  await tellBirth(page, String(new Date().getFullYear() - 12));
  const popup = await screen.findByRole('dialog', { name: 'You can’t sign up here' });
  expect(server.callsOf('POST /api/signup.php')).toEqual([]);
  expect(localStorage.getItem('signup.draft')).not.toContain('daan');
  await page.user.click(within(popup).getByRole('button', { name: 'All right' }));
  expect(screen.getByLabelText('Year')).toHaveValue('');
  await tellBirth(page);
  expect(await screen.findByRole('dialog', { name: 'You can’t sign up here' })).toBeInTheDocument();
});

test('[5.004] a day that is not on the calendar opens a popup; a missing part is asked for', async () => {
  const page = await start();
  await tellWho(page);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Day')).toBeInvalid();
  await page.user.selectOptions(screen.getByLabelText('Day'), '31');
  await page.user.selectOptions(screen.getByLabelText('Month'), '2');
  await page.user.selectOptions(screen.getByLabelText('Year'), '1990');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Check your date of birth' })).toBeInTheDocument();
});

test('[3.015] the draft never holds the password', async () => {
  const page = await start();
  await tellWho(page);
  await tellBirth(page);
  await fill(page, 'Password', 'correct horse');
  await fill(page, 'Username', 'daan');
  expect(localStorage.getItem('signup.draft')).toContain('daan');
  expect(JSON.stringify({ ...localStorage })).not.toContain('correct horse');
});

test('[5.011] [4.034] without an invitation a closed site says so; a known traffic source opens it', async () => {
  await start({}, { settings: { signups: 'with_trafficsource' } });
  expect(screen.getByText('Sign-up is currently invite-only')).toBeInTheDocument();
  await server.close();
  document.body.replaceChildren();
  document.cookie = 'traffic_source=network%3Dacme; Path=/';
  await start({}, { settings: { signups: 'with_trafficsource' } });
  expect(screen.getByRole('heading', { name: 'Who meets whom?' })).toBeInTheDocument();
});

test('[3.016] the traffic source goes with the account', async () => {
  document.cookie = 'traffic_source=network%3Dacme%26sub1%3Da; Path=/';
  const page = await start();
  await tellWho(page);
  await tellAccount(page);
  await screen.findByRole('heading', { name: 'Add a photo' });
  expect(server.callsOf('POST /api/signup.php')[0]!.body).toMatchObject({
    tracking: { network: 'acme', sub1: 'a' },
    language: 'en',
    country: 'NL',
  });
});

test('the way back from the account keeps what was told', async () => {
  const page = await start(
    {},
    { slot: { name: 'signup-modal', props: { gender: 'male', seeking: 'female' } } },
  );
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'A man' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
});

test('the consent to showing the profile is asked unticked, needed, and sent with the version of its text', async () => {
  const page = await start();
  await tellWho(page);
  await tellAccount(page, { consent: false });
  expect(consentBox()).not.toBeChecked();
  expect(consentBox()).toBeInvalid();
  expect(consentBox()).toHaveAccessibleDescription(/Without your consent we may not show your profile/);
  expect(server.callsOf('POST /api/signup.php')).toEqual([]);
  await page.user.click(consentBox());
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Add a photo' });
  expect(server.callsOf('POST /api/signup.php')[0]?.body).toMatchObject({ profile_consent: PROFILE_CONSENT });
});

test('[5.004] a date that does not exist opens a popup, and what was typed stays', async () => {
  const page = await start();
  await tellWho(page);
  await page.user.selectOptions(screen.getByLabelText('Day'), '30');
  await page.user.selectOptions(screen.getByLabelText('Month'), '2');
  await page.user.selectOptions(screen.getByLabelText('Year'), '1989');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Check your date of birth' })).toBeInTheDocument();
  expect(screen.getByLabelText('Year')).toHaveValue('1989');
  expect(server.callsOf('POST /api/signup.php')).toEqual([]);
});

test('[5.005] an address that cannot be one is called an invalid email', async () => {
  const page = await start();
  await tellWho(page);
  await tellBirth(page);
  await fill(page, 'E-mail address', 'daan@');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail address')).toBeInvalid();
});

test('the consent stays ticked over a step back and forward, and is never kept on the device', async () => {
  const page = await start();
  await tellWho(page);
  await tellBirth(page);
  await screen.findByLabelText('Username');
  expect(consentBox()).not.toBeChecked();
  await page.user.click(consentBox());
  page.go(-1);
  expect(await heading('When were you born?')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Username');
  expect(consentBox()).toBeChecked();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/consent/);
});

test('an empty address is said to be missing, not to be an invalid one', async () => {
  const page = await start();
  await tellWho(page);
  await tellBirth(page);
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('This field is required.'),
  );
  expect(screen.queryByText('Invalid email')).not.toBeInTheDocument();
});

test('the dialog starts at its heading, not at the way out', async () => {
  await start();
  expect(screen.getByRole('heading', { name: 'Who meets whom?' })).toHaveFocus();
});

test('a tap on a build goes on by itself; by keyboard it waits for Continue', async () => {
  const page = await start();
  await signUpToPhoto(page);
  await skipTo(page, 'What’s your build?');
  act(() => screen.getByRole('radio', { name: 'Slim' }).focus());
  await page.user.keyboard('{ArrowDown}');
  await page.user.click(screen.getByText('Athletic'));
  expect(await heading('What do people see first?')).toBeInTheDocument();
  page.go(-1);
  expect(screen.getByRole('radio', { name: 'Athletic' })).toBeChecked();
});

test('[3.023] every interest is offered once, intimate ones in a group of their own', async () => {
  const all = [...INTEREST_GROUPS.flatMap(({ interests }) => interests), ...INTIMATE_INTERESTS];
  expect(all.toSorted()).toEqual([...INTERESTS].toSorted());
  const page = await start();
  await signUpToPhoto(page);
  await skipTo(page, 'What would you say yes to?');
  const intimate = screen.getByText('Intimate interests').closest('details')!;
  expect(intimate).not.toHaveAttribute('open');
  expect(within(intimate).getByText('Bondage')).toBeInTheDocument();
  expect(within(intimate).queryByText('Dancing')).not.toBeInTheDocument();
});

const FILE = new File(['a'], 'me.jpg', { type: 'image/jpeg' });

test('a photo shows from its file at once and is sent behind; going on does not wait for it', async () => {
  let answer: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (answer = resolve));
  URL.createObjectURL = () => 'blob:me';
  URL.revokeObjectURL = () => undefined;
  const page = await start({
    'POST /api/photos.php': async () => {
      await sent;
      return { status: 422, body: { type: 'x', title: '', status: 422, code: 'photo_too_small' } };
    },
  });
  await signUpToPhoto(page);
  await page.user.upload(screen.getByLabelText('Add your main photo'), FILE);
  expect(screen.getByRole('img', { name: 'Your photo 1' })).toHaveAttribute('src', 'blob:me');
  const names = screen
    .getAllByLabelText(/^Add /, { selector: 'input' })
    .map((place) => place.closest('label')!.textContent);
  expect(names).toContain('Add photo 2');
  expect(new Set(names).size).toBe(names.length);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('Where do you live?')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(page.frame.toasts.map(({ tone }) => tone)).toEqual(['bad']));
  page.go(-1);
  expect(await heading('Add a photo')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Your photo 1' })).not.toBeInTheDocument();
});
