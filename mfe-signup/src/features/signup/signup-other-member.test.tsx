import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { storeDraft, storeFirstMessage } from './draft.ts';
import {
  forgetSignUp,
  heading,
  member,
  server,
  start,
  enterAccount,
  enterBirth,
  enterWho,
} from './test/sign-up-page.ts';

beforeEach(forgetSignUp);

/** The draft of an account that this device has made, halfway through its optional steps. */
const storeDraftOf = (account: string) =>
  storeDraft(
    {
      gender: 'male',
      seeking: 'female',
      country: 'NL',
      email: '',
      name: '',
      day: '',
      month: '',
      year: '',
      profile: { about_me: 'Words of another' },
      account,
    },
    Date.now(),
  );

test('the sign-up of another account on this device is not resumed by the member who logs in', async () => {
  storeDraftOf('another');
  const page = await start({}, { slot: undefined, at: '/signup', user: userOf() });
  await waitFor(() => expect(page.at()).toBe('/members'));
  expect(page.hub.as('shell').last('signup:progressed') ?? null).toBeNull();
});

test('the sign-up of the own account is resumed', async () => {
  storeDraftOf(member.id);
  const entryState = { signup: { screen: 'photo', depth: 3 } };
  const page = await start({}, { slot: undefined, at: '/signup', user: member, entryState });
  expect(await heading('Add a photo')).toBeInTheDocument();
  expect(page.hub.as('shell').last('signup:progressed')).toEqual({ step: 1, complete: false });
});

test.each([
  ['nadia', { member: 'nadia', text: 'Hello Nadia' }],
  ['amara', undefined],
])('with a first message stored for Nadia, sign-up from the page of %s sends %j', async (opened, message) => {
  storeFirstMessage({ member: 'nadia', signup_message: 'Hello Nadia', seeking: 'female' }, Date.now());
  const page = await start({}, { slot: { name: 'signup-modal', props: { member: opened } } });
  await enterWho(page);
  await enterAccount(page);
  await heading('Add a photo');
  const sent = server().callsOf('POST /api/signup.php')[0]!.body as { signup_message?: unknown };
  expect(sent.signup_message).toEqual(message);
});

test('[5.004] what was typed is gone from page and device once the server finds the visitor under age', async () => {
  const page = await start({
    'POST /api/signup.php': () =>
      refusal(422, 'validation_failed', { errors: [{ field: 'date_of_birth', code: 'underage' }] }),
  });
  await enterWho(page);
  await enterAccount(page);
  const popup = await screen.findByRole('dialog', { name: 'You can’t sign up here' });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/daan|1989/);
  await page.user.click(within(popup).getByRole('button', { name: 'OK' }));
  expect(screen.queryByDisplayValue(/daan/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Year')).toHaveValue('');
  await enterBirth(page);
  expect(await screen.findByRole('dialog', { name: 'You can’t sign up here' })).toBeInTheDocument();
});
