import { act, screen } from '@testing-library/react';
import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import { double } from '@rendezvous/testing/double';
import { userOf } from '@rendezvous/testing/settings';
import { LikeTrigger } from '#src/features/likes/like-trigger.tsx';
import { renderInFrame } from '#src/test/frame.tsx';
import { ModalHost } from './modal-host.tsx';
import { prepareModals, wait } from './test/modal-page.ts';

prepareModals();

const likes = (fictional = false): LikesResponse =>
  double<LikesResponse>({
    profiles: [{ id: 'sofia', name: 'Sofia', age: 33, city: 'Houten', main_image: null, fictional }],
    liked_by: [{ id: 'sofia', like_new: true, at: '2026-11-20T10:00:00Z' }],
    sent: [],
    matches: [],
    likes_remaining: 4,
    reset_at: '2026-11-23T00:00:00Z',
  });
const page = (at: string, user: ReturnType<typeof userOf> | null = userOf()) =>
  renderInFrame(
    () => (
      <>
        <LikeTrigger />
        <ModalHost />
      </>
    ),
    at,
    { user },
  );

describe('the like modal', () => {
  test('[2.067] opens after the delay, with the newest like and the way to them; the delay leaves the address at once', async () => {
    const { frame, at, user } = await page('/members?gender=female&t=3');
    expect(at()).toBe('/members?gender=female');
    act(() => frame.hub.as('shell').publish('likes:updated', likes()));
    await wait(400);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      await screen.findByRole('dialog', { name: 'Sofia likes your profile' }, { timeout: 8000 }),
    ).toHaveTextContent('33, Houten.');
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '/members/sofia');
    await user.click(screen.getByRole('link', { name: 'See the profile' }));
    expect(at()).toBe('/members/sofia');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[2.067] waits for the likes, and shows nothing when there is no new one', async () => {
    const { frame } = await page('/members?t=0');
    await wait(300);
    act(() => frame.hub.as('shell').publish('likes:updated', { ...likes(), liked_by: [] }));
    await wait(900);
    expect(frame.modals.current.get()).toBeNull();
  });

  test('[2.067] a like that is returned elsewhere is not asked about', async () => {
    const { frame } = await page('/members');
    const bus = frame.hub.as('shell');
    act(() => bus.publish('likes:updated', likes()));
    act(() => frame.modals.ask({ name: 'like', props: { member: 'sofia' } }));
    expect(await screen.findByText(/Like back, and it’s a match/, {}, { timeout: 8000 })).toBeInTheDocument();
    const sent = [{ id: 'sofia', at: '2026-11-20T10:01:00Z' }];
    act(() => bus.publish('likes:updated', { ...likes(), sent }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(frame.modals.current.get()).toBeNull();
  });

  test('[2.067] [1.007] a fictional profile carries its marker here too; visitors see nothing', async () => {
    const { frame } = await page('/members?t=0');
    act(() => frame.hub.as('shell').publish('likes:updated', likes(true)));
    expect(await screen.findByText('Fictional profile', {}, { timeout: 8000 })).toBeInTheDocument();
    const visitor = await page('/members?t=0', null);
    await wait(900);
    expect([visitor.at(), visitor.frame.modals.current.get()]).toEqual(['/members', null]);
  });
});
