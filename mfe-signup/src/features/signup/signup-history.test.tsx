import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { userOf } from '@rendezvous/testing/settings';
import {
  fill,
  forgetSignUp,
  heading,
  member,
  server,
  signUpToPhoto,
  skipTo,
  start,
  enterBirth,
  enterWho,
} from './test/sign-up-page.ts';

beforeEach(forgetSignUp);

test('a typed password is not left behind without a question; staying preserves it', async () => {
  const page = await start();
  const link = document.body.appendChild(document.createElement('a'));
  const followed = jest.fn((event: Event) => event.preventDefault());
  link.href = '/members';
  link.addEventListener('click', followed);
  await enterWho(page);
  await enterBirth(page);
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

test('each screen has a history entry: back and forward show the answers', async () => {
  const page = await start();
  await enterWho(page);
  await enterBirth(page);
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
  expect(server().callsOf('GET /api/username.php').length).toBeLessThanOrEqual(1);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('Add a photo')).toBeInTheDocument();
  expect(server().callsOf('POST /api/signup.php')).toHaveLength(1);
});

test('[2.016] a reload resumes at the open screen, with its answers', async () => {
  const page = await start();
  await signUpToPhoto(page);
  await skipTo(page, 'Where do you live?');
  await screen.findByRole('option', { name: 'Utrecht' });
  await page.user.selectOptions(screen.getByLabelText('Province'), 'Utrecht');
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

test('closing the dialog removes its history entries', async () => {
  const page = await start({}, { at: '/pages/faq' });
  await enterWho(page);
  expect(page.entryState()).toEqual({ signup: { screen: 'birth', depth: 1 } });
  await page.user.click(screen.getByRole('button', { name: 'Close sign-up' }));
  expect(page.entryState()).toBeNull();
});

test('[3.015] the draft never contains the password', async () => {
  const page = await start();
  await enterWho(page);
  await enterBirth(page);
  await fill(page, 'Password', 'correct horse');
  await fill(page, 'Username', 'daan');
  expect(localStorage.getItem('signup.draft')).toContain('daan');
  expect(JSON.stringify({ ...localStorage })).not.toContain('correct horse');
});

test('Back from the account preserves the answers', async () => {
  const page = await start(
    {},
    { slot: { name: 'signup-modal', props: { gender: 'male', seeking: 'female' } } },
  );
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'A man' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
});
