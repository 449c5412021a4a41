import { act, render, screen } from '@testing-library/react';
import { userOf } from '@rendezvous/testing/settings';
import { PushAlert } from '#src/features/alerts/push-alert.tsx';
import { NO_PUSH_OFFER, pushOffer } from '#src/kernel/push/push-offer.ts';
import { renderInFrame } from '#src/test/frame.tsx';
import { useUndisturbed } from './use-undisturbed.ts';

const WAIT_MS = 1_000;

function Prompt({ pressing = false }) {
  return useUndisturbed(true, WAIT_MS, pressing) ? <p>Prompt</p> : null;
}

const later = (ms: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  pushOffer.set(NO_PUSH_OFFER);
  jest.useRealTimers();
});

test('a prompt waits while push is offered in the same place, and comes when that is answered', async () => {
  pushOffer.set({ possible: true, offered: true, subscribe: async () => undefined });
  const page = (route: Parameters<typeof PushAlert>[0]['route']) => (
    <>
      <PushAlert route={route} />
      <Prompt />
    </>
  );
  const main_image = { path: 'p', thumb_path: 't', status: 'active', focus: { x: 50, y: 30 } };
  await renderInFrame(page, '/members', { user: userOf({ profile: { main_image } }) });
  await later(5 * WAIT_MS);
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeInTheDocument();
  expect(screen.queryByText('Prompt')).not.toBeInTheDocument();
  act(() => pushOffer.set(NO_PUSH_OFFER));
  await later(3 * WAIT_MS);
  expect(screen.getByText('Prompt')).toBeInTheDocument();
});

test('a pressing prompt no longer waits for alerts of the page, and still for a dialog', async () => {
  const page = (open: boolean) => (
    <>
      <p role="alert">Told</p>
      <dialog open={open} />
      <Prompt pressing />
    </>
  );
  const { rerender } = render(page(true));
  await later(5 * WAIT_MS);
  expect(screen.queryByText('Prompt')).not.toBeInTheDocument();
  rerender(page(false));
  await later(3 * WAIT_MS);
  expect(screen.getByText('Prompt')).toBeInTheDocument();
});
