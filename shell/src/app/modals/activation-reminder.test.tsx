import { act, screen } from '@testing-library/react';
import { userOf } from '@rendezvous/testing/settings';
import { ActivationTrigger } from '#src/features/alerts/activation-trigger.tsx';
import { renderInFrame } from '#src/test/frame.tsx';
import { ModalHost } from './modal-host.tsx';
import { onMedia, prepareModals, wait } from './test/modal-page.ts';

prepareModals();

const unconfirmed = userOf({ status: 'not_confirmed', profile: { status: 'disabled' } });
const complete = async (at: string) => {
  const page = await renderInFrame(
    (route) => (
      <>
        <ActivationTrigger route={route} />
        <ModalHost />
      </>
    ),
    at,
    { user: unconfirmed },
  );
  act(() => page.frame.hub.as('signup').publish('signup:progressed', { step: 4, complete: true }));
  await wait(700);
  return page.frame.modals.current.get()?.name;
};

describe('the activation reminder after a partner’s sign-up', () => {
  test('[2.059] is a modal on a smartphone', async () => {
    onMedia((query) => query.includes('max-width: 767px'));
    expect(await complete('/complete-signup')).toBe('activation');
    expect(
      await screen.findByRole('dialog', { name: 'Check your inbox' }, { timeout: 8000 }),
    ).toBeInTheDocument();
  });

  test('[2.059] stays an alert on desktop, and after any other sign-up', async () => {
    expect(await complete('/complete-signup')).toBeUndefined();
    onMedia((query) => query.includes('max-width: 767px'));
    expect(await complete('/signup-matches')).toBeUndefined();
  });
});
