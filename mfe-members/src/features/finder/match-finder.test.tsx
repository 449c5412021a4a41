import { screen, waitFor } from '@testing-library/react';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { settingsOf, userOf } from '@rendezvous/testing/settings';
import type { FoundCard } from '@rendezvous/contract/resources/match-finder/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;

/** A result that shares nothing with the viewer. */
const found = (id: string): FoundCard => ({ ...cardOf(id), shared_interests: [] });

async function open(user: User | null, handlers: Handlers = {}) {
  api = await serveApi({
    'POST /api/match-finder.php': () => ({ body: { items: [found('nadia')], next_cursor: null } }),
    ...handlers,
  });
  return renderRemote(remote, { at: '/match-finder', ...(user && { user }) });
}
const asked = () => api.callsOf('POST /api/match-finder.php').map(({ body }) => body);
const nadia = () => screen.findByRole('link', { name: 'Nadia, 31' });

test('[2.026] three questions are asked one after another, and members who fit follow', async () => {
  const { user } = await open(userOf({ id: 'u-three' }));
  await user.click(await screen.findByRole('radio', { name: '18–35' }));
  expect(screen.getByText(/^Question 2 of 3/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'No preference' }));
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(await nadia()).toBeVisible();
  expect(asked()).toEqual([{ age: '18-35', background: 'other' }]);
});

test('a picture picks its answer, its halves level with each question, and only what may matter is asked softly', async () => {
  const { user } = await open(userOf({ id: 'u-art' }));
  await screen.findByText('Question 1 of 3');
  const pictures = () => [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] > button')];
  const offset = () => getComputedStyle(pictures()[1]!).transform;
  const apart = [offset()];
  await user.click(pictures()[0]!);
  expect(await screen.findByText('Question 2 of 3 · Only if it matters to you')).toHaveFocus();
  apart.push(offset());
  await user.click(pictures()[1]!);
  await screen.findByText('Question 3 of 3 · Only if it matters to you');
  apart.push(offset());
  expect(apart).toEqual(['translateY(26px)', 'translateY(13px)', 'translateY(5px)']);
  await user.click(screen.getByRole('button', { name: 'No preference' }));
  await nadia();
  expect(asked()).toEqual([{ age: '18-35', appearance: 'sexy' }]);
});

test('each result says why it is there, and never what a member declared', async () => {
  const member = userOf({ id: 'u-why' });
  const { region } = cardOf('nadia');
  const { user } = await open(
    { ...member, profile: { ...member.profile, region } },
    {
      'POST /api/match-finder.php': () => ({
        body: { items: [{ ...found('nadia'), shared_interests: ['wine'] }], next_cursor: null },
      }),
    },
  );
  await user.click(await screen.findByRole('radio', { name: '35+' }));
  await user.click(await screen.findByRole('radio', { name: 'Sexy' }));
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  const card = (await nadia()).closest('article')!;
  expect(card).toHaveTextContent('also into Wine · your region · your choice of age');
  expect(card).not.toHaveTextContent(/sexy|other/i);
});

test('no answer is in the address or in the storage of the browser', async () => {
  const { user } = await open(userOf({ id: 'u-private' }));
  await user.click(await screen.findByRole('radio', { name: '35+' }));
  await screen.findByText(/^Question 2 of 3/);
  expect(window.location.search + window.location.hash).toBe('');
  expect(Object.keys(localStorage).concat(Object.keys(sessionStorage)).join()).not.toMatch(/finder|35/);
});

test('a visitor is asked for age alone, and reads so', async () => {
  const { user } = await open(null);
  expect(await screen.findByText('Question 1 of 1')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '35+' }));
  expect(await nadia()).toBeVisible();
  expect(screen.getByText(/Without an account, we only use age/)).toBeVisible();
});

test('back returns to the former answer, and asking again starts over', async () => {
  const { user } = await open(userOf({ id: 'u-back' }));
  await user.click(await screen.findByRole('radio', { name: '35+' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: '35+' })).toBeChecked();
  expect(screen.getByText('Question 1 of 3')).toHaveFocus();
  for (let question = 1; question <= 3; question += 1)
    await user.click(screen.getByRole('button', { name: 'No preference' }));
  await nadia();
  expect(document.activeElement).toHaveTextContent('Here’s who fits');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('Question 1 of 3')).toHaveFocus();
});

test('the last page of members removes its button and gives the focus to the first new member', async () => {
  const { user } = await open(userOf({ id: 'u-pages' }), {
    'POST /api/match-finder.php': ({ body }) => ({
      body:
        'cursor' in (body as object)
          ? { items: [found('rosa')], next_cursor: null }
          : { items: [found('nadia')], next_cursor: 'next' },
    }),
  });
  expect(document.body).toHaveFocus();
  for (let question = 1; question <= 3; question += 1)
    await user.click(await screen.findByRole('button', { name: 'No preference' }));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Rosa, 31' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an empty answer leads to another try, and a failure to a retry', async () => {
  let answers = 0;
  const { user } = await open(null, {
    'POST /api/match-finder.php': () =>
      ++answers === 1
        ? { status: 422, body: { code: 'validation_failed' } }
        : { body: { items: [], next_cursor: null } },
  });
  await user.click(await screen.findByRole('radio', { name: '35+' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No one fits exactly' })).toBeVisible();
});

test('[3.028] a member declares traits only with a separate consent, and withdraws it', async () => {
  const member = userOf({ id: 'u-traits' });
  const { user, frame } = await open(
    { ...member, profile: { ...member.profile, appearance: 'normal', background: null } },
    {
      'PUT /api/traits.php': () => ({ status: 204 }),
      'DELETE /api/consents.php': () => ({ body: { items: [] } }),
    },
  );
  for (let question = 1; question <= 3; question += 1)
    await user.click(await screen.findByRole('button', { name: 'No preference' }));
  await user.click(await screen.findByRole('button', { name: 'Save and be found' }));
  expect(screen.getByText('Choose at least one answer, and tick this box.')).toBeVisible();
  expect(api.callsOf('PUT /api/traits.php')).toHaveLength(0);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save and be found' }));
  await waitFor(() =>
    expect(api.callsOf('PUT /api/traits.php')[0]?.body).toMatchObject({
      appearance: 'normal',
      background: null,
    }),
  );
  expect(frame.refreshed).toContain('user');
  await user.click(screen.getByRole('button', { name: 'Withdraw and delete my answers' }));
  await waitFor(() => expect(api.callsOf('DELETE /api/consents.php')[0]?.body).toEqual({ kind: 'traits' }));
});

test('where only members may search, visitors are asked to join', async () => {
  api = await serveApi({});
  const settings = settingsOf({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
  await renderRemote(remote, { at: '/match-finder', settings });
  expect(await screen.findByText('The match finder is for members. Signing up is free.')).toBeVisible();
});
