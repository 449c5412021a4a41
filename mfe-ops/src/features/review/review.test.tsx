import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, pageOf, photoOf, profileOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) => (api = await serveApi(handlers));

const SENT = 'POST /api/ops/photo-review';
const bodies = () => api.callsOf(SENT).map(({ body }) => body);
const photos = (more: Handlers = {}) =>
  serve(
    asOperator<Handlers>('reviewer', {
      'GET /api/ops/photos': () => ({ body: pageOf(photoOf('p1'), photoOf('p2')) }),
      [SENT]: () => ({ status: 204 }),
      ...more,
    }),
  );
const ofOwner = (photo: string) => screen.findByRole('region', { name: `Photo of owner of ${photo}` });

test('keys decide: A approves, R and a digit reject for a reason, and the next photo comes at once', async () => {
  await photos();
  const { frame } = await renderRemote(remote, { at: '/ops/review' });
  await ofOwner('p1');
  fireEvent.keyDown(document.body, { key: 'a' });
  await ofOwner('p2');
  expect(bodies()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(await screen.findByRole('group', { name: 'What’s wrong with it?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nudity' })).toHaveFocus();
  fireEvent.keyDown(document.body, { key: '4' });
  // The first decision is sent as soon as the second is made.
  await waitFor(() => expect(bodies()).toEqual([{ photo: 'p1', decision: 'approve' }]));
  expect(await screen.findByRole('heading', { name: 'All reviewed' })).toBeVisible();
  expect(frame.toasts.map(({ text }) => text)).toEqual(['Approved', 'Rejected']);
});

test('a decision can be undone while it waits, and is sent when the room is left', async () => {
  await photos({ 'GET /api/ops/profiles': () => ({ body: pageOf() }) });
  const { user, frame } = await renderRemote(remote, { at: '/ops/review' });
  await ofOwner('p1');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await ofOwner('p2');
  act(() => frame.toasts[0]!.action!.run());
  await ofOwner('p1');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Hard to see' }));
  await user.click(screen.getByRole('link', { name: 'Profiles' }));
  await waitFor(() => expect(bodies()).toEqual([{ photo: 'p1', decision: 'reject', reason: 'quality' }]));
});

test('a refused decision brings its photo back', async () => {
  await photos({ [SENT]: () => refusal(422, 'validation_failed') });
  const { user, frame } = await renderRemote(remote, { at: '/ops/review' });
  await ofOwner('p1');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await ofOwner('p2');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await ofOwner('p1');
  expect(frame.toasts.at(-1)?.tone).toBe('bad');
});

test('a profile is sent back for a reason; one that its member has changed is read again', async () => {
  let profile = profileOf();
  await serve(
    asOperator<Handlers>('reviewer', {
      'GET /api/ops/profiles': () => ({ body: pageOf(profile) }),
      'POST /api/ops/profile-review': () => {
        profile = profileOf({ version: 4, about_me: 'Bakes cakes.', reason: null });
        return refusal(409, 'profile_changed');
      },
    }),
  );
  const { user, frame } = await renderRemote(remote, { at: '/ops/review/profiles' });
  expect(await screen.findByText('Bakes bread.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  await user.click(screen.getByRole('button', { name: 'Made up' }));
  expect(await screen.findByText('Bakes cakes.')).toBeVisible();
  expect(api.callsOf('POST /api/ops/profile-review')[0]!.body).toEqual({
    member: 'm-bo',
    version: 3,
    decision: 'send_back',
    reason: 'false',
  });
  expect(frame.toasts[0]?.tone).toBe('bad');
});

test('a profile that the product found is still shown, and the desk names what its words seem to contain', async () => {
  await serve(
    asOperator<Handlers>('reviewer', {
      'GET /api/ops/profiles': () => ({
        body: pageOf(profileOf({ reason: null, found: ['link', 'number'] })),
      }),
    }),
  );
  await renderRemote(remote, { at: '/ops/review/profiles' });
  expect(
    await screen.findByText('Still shown. It seems to contain a link and a phone number.'),
  ).toBeVisible();
});

test('a photo that a colleague decided first does not come back', async () => {
  await photos({ [SENT]: () => refusal(404, 'not_found') });
  const { user, frame } = await renderRemote(remote, { at: '/ops/review' });
  await ofOwner('p1');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await ofOwner('p2');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(frame.toasts.at(-1)?.tone).toBe('bad'));
  expect(screen.queryByRole('region', { name: 'Photo of owner of p1' })).not.toBeInTheDocument();
  expect(await ofOwner('p2')).toBeVisible();
});

test('a decision that waits is sent when the tab is closed', async () => {
  await photos();
  const { user } = await renderRemote(remote, { at: '/ops/review' });
  await ofOwner('p1');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await ofOwner('p2');
  expect(bodies()).toEqual([]);
  const sending = jest.spyOn(globalThis, 'fetch');
  window.dispatchEvent(new Event('pagehide'));
  // At once, and not when the time for an undo is over.
  expect(sending).toHaveBeenCalledTimes(1);
  sending.mockRestore();
  await waitFor(() => expect(bodies()).toEqual([{ photo: 'p1', decision: 'approve' }]));
});
