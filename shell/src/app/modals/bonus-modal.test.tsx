import { act, screen } from '@testing-library/react';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { bonusOf, renderInFrame } from '#src/test/frame.tsx';
import { BonusModalTrigger } from '#src/features/offers/bonus-modal-trigger.tsx';
import { ModalHost } from './modal-host.tsx';
import { prepareModals, wait } from './test/modal-page.ts';

prepareModals();

const offers = { bonus: bonusOf(13_267), welcome: null, window_seconds: 14_400 };
const PRICES = {
  packages: [
    {
      id: 'p1',
      credits: 10,
      price: { amount: 750, currency: 'EUR' },
      price_before: { amount: 1000, currency: 'EUR' },
      discount_percentage: 0,
      unit_price: { amount: 75, currency: 'EUR' },
      most_chosen: false,
    },
  ],
  discount: null,
};

const bonusServer = (seconds: number | null, show = true) =>
  serveApi({
    'POST /api/members-area.php': () => ({ body: { modal_in_seconds: seconds } }),
    'POST /api/bonus-modal.php': () => ({ body: { show } }),
    'GET /api/packages.php': () => ({ body: PRICES }),
  });

const bonusPage = (at: string, user = userOf()) =>
  renderInFrame(
    (route) => (
      <>
        <BonusModalTrigger route={route} />
        <ModalHost />
      </>
    ),
    at,
    { user, offers },
  );

describe('the time-bonus modal', () => {
  test('[2.066] [4.021] opens in the members area when the delay is over and no credits are left', async () => {
    const api = await bonusServer(3);
    const { user } = await bonusPage('/members');
    await wait(500);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'A quarter off your first credits' },
      { timeout: 8000 },
    );
    expect(dialog).toHaveTextContent(/03hours4[01]min/);
    expect(await screen.findByText('€7.50')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await wait(1200);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsOf('POST /api/bonus-modal.php')).toHaveLength(1);
  });

  test('[2.066] waits for the last credit, for a members-area route and for a composer to be left', async () => {
    const api = await bonusServer(0);
    const { frame, go } = await bonusPage('/members', userOf({ credits: 2 }));
    await wait(900);
    expect(api.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    await go('/chats/c1');
    act(() => frame.session.setCredits(0));
    await wait(900);
    expect(api.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    const release = frame.services.blockModals();
    await go('/chats');
    await wait(900);
    expect(api.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    release();
    expect(await screen.findByRole('dialog', {}, { timeout: 8000 })).toBeInTheDocument();
  });

  test('[2.066] does not open over packages or a payment, and comes on the next page of the members area', async () => {
    const api = await bonusServer(0);
    const { go } = await bonusPage('/premium');
    await wait(900);
    await go('/credits/p2');
    await wait(900);
    expect(api.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    await go('/likes');
    expect(await screen.findByRole('dialog', {}, { timeout: 8000 })).toBeInTheDocument();
  });

  test('[2.066] does not open when it has been shown before, nor when another page has it', async () => {
    const api = await bonusServer(null);
    await bonusPage('/members');
    await wait(900);
    expect(api.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    await bonusServer(0, false);
    await bonusPage('/members');
    await wait(1200);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
