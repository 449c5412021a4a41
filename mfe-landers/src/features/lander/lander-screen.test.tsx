import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_LANDER } from '@rendezvous/contract/resources/landers/calls';
import { screen, waitFor, within } from '@testing-library/react';
import type { LanderEventBody } from '@rendezvous/contract/resources/landers/schemas';
import { renderRemote, type RemoteSetup, type RenderedRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { landerQuery } from './api/get-lander.ts';
import { LANDER } from './lander.fixture.ts';

const STATE = {
  [addressOf(READ_LANDER, landerQuery('landers-adultonly', undefined, 'en'))]: { lander: LANDER },
};

async function open(setup: RemoteSetup = {}): Promise<RenderedRemote & { api: ApiDouble }> {
  const api = await serveApi({ 'POST /api/lander-event.php': () => ({ status: 204 }) });
  const page = await renderRemote(remote, { at: '/landers/adultonly', state: STATE, ...setup });
  return { ...page, api };
}

async function answer({ user }: RenderedRemote, name: string, next: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('heading', { level: 1, name: next });
}

async function answerAll(page: RenderedRemote): Promise<void> {
  await answer(page, 'Dancing', 'Which half are you?');
  await answer(page, 'A man', 'And your other half?');
  await answer(page, 'A woman', LANDER.headline);
}

test('[1.009] the lander asks its first question at once and says what messages cost', async () => {
  const { frame } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pick your half of the evening.');
  expect(screen.getByText('Question 1 of 3')).toBeInTheDocument();
  expect(
    screen.getByText(/Two questions to go, then a free account\. Messages cost credits\./),
  ).toBeInTheDocument();
  expect(frame.titles).toContain('What kind of evening?');
});

test('a picked half shows that it is picked before the next question comes', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'A drink' }));
  expect(screen.getByRole('button', { name: 'A drink' })).toHaveAttribute('aria-pressed', 'true');
  await screen.findByRole('heading', { level: 1, name: 'Which half are you?' });
});

test('the answers about persons go along into sign-up', async () => {
  const page = await open();
  await answerAll(page);
  expect(screen.getByRole('link', { name: 'Make my free account' })).toHaveAttribute(
    'href',
    '/signup?gender=male&seeking=female',
  );
});

test('a signed-in visitor goes to the members instead', async () => {
  const page = await open({ user: userOf() });
  await answerAll(page);
  expect(screen.getByRole('link', { name: 'Go to members' })).toHaveAttribute('href', '/members');
});

test('a site that is invite-only says so instead of offering sign-up', async () => {
  const page = await open({ settings: { signups: 'none' } });
  await answerAll(page);
  expect(screen.getByText('New sign-ups are currently invite-only.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Make my free account' })).toBeNull();
});

test('members are shown in whole pairs and lead to their pages', async () => {
  await open();
  const list = screen.getByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/members/m1', '/members/m2']);
});

test('each step is counted once, with the edition and nothing else', async () => {
  const page = await open();
  await answer(page, 'Dancing', 'Which half are you?');
  await waitFor(() => expect(page.api.calls).toHaveLength(2));
  const bodies = page.api.calls.map((call) => call.body as LanderEventBody);
  expect(bodies[0]).toEqual({ lander: 'adultonly', version: 3, variant: 'a', step: 'view' });
  expect(bodies[1]!.step).toBe('answer-1');
});
