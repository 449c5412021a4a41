import { screen, waitFor } from '@testing-library/react';
import { settingsOf, userOf } from '@rendezvous/testing/settings';
import { ENTRY_KEY } from '#src/features/entry/entry-rules.ts';
import { EntryTrigger } from '#src/features/entry/entry-trigger.tsx';
import { renderInFrame } from '#src/test/frame.tsx';
import { ModalHost } from './modal-host.tsx';
import { onMedia, prepareModals } from './test/modal-page.ts';

prepareModals();

const enter = (
  at: string,
  facts: object = {},
  country: 'NL' | 'DE' | 'FR' = 'NL',
  where: 'no' | 'all' | ('NL' | 'DE')[] = ['NL', 'DE'],
) =>
  renderInFrame(
    (route) => (
      <>
        <main tabIndex={-1} />
        <EntryTrigger route={route} />
        <ModalHost />
      </>
    ),
    at,
    {
      settings: settingsOf({ enable_site_entry_popup: where, geoip_selected_country: country }),
      ...facts,
    },
  );
const warning = () => document.getElementById('site-entry-warning');

describe('the entry warning', () => {
  test.each(['NL', 'DE'] as const)(
    '[2.035] [1.010] [2.064] is the modal site-entry-warning in %s; an answer is stored with its time',
    async (country) => {
      const before = Date.now();
      const { user } = await enter('/', {}, country);
      await waitFor(() => expect(warning()).toBeInTheDocument(), { timeout: 8000 });
      await user.keyboard('{Escape}');
      expect(warning()).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'I am 18 or older' }));
      expect(warning()).not.toBeInTheDocument();
      expect(Number(window.localStorage.getItem(ENTRY_KEY))).toBeGreaterThanOrEqual(before);
    },
  );

  test('has the focus on its heading, so that Enter answers nothing; an answer leads to the screen', async () => {
    const { user } = await enter('/');
    const heading = await screen.findByRole('heading', { name: 'This site is for adults.' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(warning()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('[4.032] is shown anywhere when there is no country restriction', async () => {
    await enter('/', {}, 'FR', 'all');
    await waitFor(() => expect(warning()).toBeInTheDocument(), { timeout: 8000 });
  });

  test.each([
    ['in another country', '/', {}, 'FR', undefined],
    ['when it is switched off', '/', {}, 'NL', 'no'],
    ['to members', '/', { user: userOf() }, 'NL', undefined],
    ['on complete-signup', '/complete-signup', {}, 'NL', undefined],
    ['on reset-password', '/reset-password', {}, 'NL', undefined],
    ['on reset-password-do', '/reset-password/do', {}, 'NL', undefined],
  ] as const)('[4.032] [2.065] is not shown %s', async (_when, at, facts, country, where) => {
    const { frame } = await enter(at, facts, country, where);
    expect(frame.modals.current.get()).toBeNull();
  });

  test('[9.015] [4.032] [4.033] is not shown in the installed app, nor within a year of an answer', async () => {
    onMedia((query) => query.includes('standalone'));
    expect((await enter('/')).frame.modals.current.get()).toBeNull();
    onMedia(() => false);
    window.localStorage.setItem(ENTRY_KEY, String(Date.now() - 364 * 86_400_000));
    expect((await enter('/')).frame.modals.current.get()).toBeNull();
    window.localStorage.setItem(ENTRY_KEY, String(Date.now() - 366 * 86_400_000));
    expect((await enter('/')).frame.modals.current.get()?.name).toBe('entry-warning');
  });
});
