import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { refusal } from '@rendezvous/testing/server';
import {
  consentBox,
  fill,
  forgetSignUp,
  heading,
  server,
  start,
  enterAccount,
  enterBirth,
  enterWho,
} from './test/sign-up-page.ts';

beforeEach(forgetSignUp);

test('what the server refuses is shown at its field, and what was typed stays', async () => {
  const page = await start({
    'POST /api/signup.php': () =>
      refusal(422, 'validation_failed', { errors: [{ field: 'name', code: 'name_taken' }] }),
  });
  await enterWho(page);
  await enterAccount(page);
  const name = await screen.findByRole('textbox', {
    name: 'Username',
    description: 'Someone has this name already. Try another.',
  });
  expect(name).toBeInvalid();
  expect(name).toHaveValue('daan');
});

test('[8.006] the address of an active account leads to the log-in', async () => {
  const page = await start({
    'POST /api/signup.php': () => refusal(409, 'email_active'),
  });
  await enterWho(page);
  await enterAccount(page);
  expect(await screen.findByText('You already have an account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('[8.007] the address of an account that is being deleted leads to the link in the mail or to customer service', async () => {
  const page = await start({
    'POST /api/signup.php': () => refusal(409, 'email_pending_deletion'),
  });
  await enterWho(page);
  await enterAccount(page);
  expect(await screen.findByText(/Use the link in the e-mail/)).toHaveTextContent('help@rendezvous.test');
});

test('[5.002] [5.004] a date of birth below the age limit opens a popup, and nothing is sent or stored', async () => {
  const page = await start();
  await enterWho(page);
  await enterBirth(page);
  await fill(page, 'Username', 'daan');
  page.go(-1);
  expect(screen.getByRole('group', { name: 'Enter your date of birth (18+)' })).toBeInTheDocument();
  await enterBirth(page, String(new Date().getFullYear() - 12));
  const popup = await screen.findByRole('dialog', { name: 'You can’t sign up here' });
  expect(server().callsOf('POST /api/signup.php')).toEqual([]);
  expect(localStorage.getItem('signup.draft')).not.toContain('daan');
  await page.user.click(within(popup).getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Year')).toHaveValue('');
  await enterBirth(page);
  expect(await screen.findByRole('dialog', { name: 'You can’t sign up here' })).toBeInTheDocument();
});

test('[5.004] a day that is not on the calendar opens a popup; a missing part is asked for', async () => {
  const page = await start();
  await enterWho(page);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Day')).toBeInvalid();
  await page.user.selectOptions(screen.getByLabelText('Day'), '31');
  await page.user.selectOptions(screen.getByLabelText('Month'), '2');
  await page.user.selectOptions(screen.getByLabelText('Year'), '1990');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Check your date of birth' })).toBeInTheDocument();
});

test('the consent to showing the profile is asked unticked, needed, and sent with the version of its text', async () => {
  const page = await start();
  await enterWho(page);
  await enterAccount(page, { consent: false });
  expect(consentBox()).not.toBeChecked();
  expect(consentBox()).toBeInvalid();
  expect(consentBox()).toHaveAccessibleDescription(/Without your consent we may not show your profile/);
  expect(server().callsOf('POST /api/signup.php')).toEqual([]);
  await page.user.click(consentBox());
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Add a photo' });
  expect(server().callsOf('POST /api/signup.php')[0]?.body).toMatchObject({
    profile_consent: PROFILE_CONSENT,
  });
});

test('[5.004] a date that does not exist opens a popup, and what was typed stays', async () => {
  const page = await start();
  await enterWho(page);
  await page.user.selectOptions(screen.getByLabelText('Day'), '30');
  await page.user.selectOptions(screen.getByLabelText('Month'), '2');
  await page.user.selectOptions(screen.getByLabelText('Year'), '1989');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Check your date of birth' })).toBeInTheDocument();
  expect(screen.getByLabelText('Year')).toHaveValue('1989');
  expect(server().callsOf('POST /api/signup.php')).toEqual([]);
});

test('[5.005] an address that cannot be one is called an invalid email', async () => {
  const page = await start();
  await enterWho(page);
  await enterBirth(page);
  await fill(page, 'E-mail address', 'daan@');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail address')).toBeInvalid();
});

test('the consent stays ticked over a step back and forward, and is never stored on the device', async () => {
  const page = await start();
  await enterWho(page);
  await enterBirth(page);
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
  await enterWho(page);
  await enterBirth(page);
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('This field is required.'),
  );
  expect(screen.queryByText('Invalid email')).not.toBeInTheDocument();
});
