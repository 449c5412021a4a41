import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { settingsOf, userOf } from '@rendezvous/testing/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DrawnWarning, mayWarn } from '#src/features/entry/drawn-warning.tsx';
import { loadCatalogue } from '#src/kernel/language/catalogues.ts';
import { pageOf } from '#src/test/page-of.ts';
import { ENTRY_KEY } from '#src/features/entry/entry-rules.ts';
import { EntryTrigger } from '#src/features/entry/entry-trigger.tsx';
import { renderInFrame } from '#src/test/frame.tsx';
import { ModalHost } from './modal-host.tsx';
import { onMedia, prepareModals, wait } from './test/modal-page.ts';

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

  test('[2.085] [9.015] [4.032] [4.033] is not shown in the installed app, nor ever again after an answer', async () => {
    onMedia((query) => query.includes('standalone'));
    expect((await enter('/')).frame.modals.current.get()).toBeNull();
    onMedia(() => false);
    window.localStorage.setItem(ENTRY_KEY, String(Date.now() - 3_660 * 86_400_000));
    expect((await enter('/')).frame.modals.current.get()).toBeNull();
    window.localStorage.clear();
    expect((await enter('/')).frame.modals.current.get()?.name).toBe('entry-warning');
  });
});

describe('the entry warning of the first HTML', () => {
  const settings = settingsOf({ enable_site_entry_popup: ['NL'], geoip_selected_country: 'NL' });
  /** Puts the server's HTML into the page and runs its script, as a browser does before the page behind is drawn. */
  async function draw(url = '/login') {
    await loadCatalogue('en');
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(
      <StaticRouter location={url}>
        <DrawnWarning page={pageOf({ settings, url })} nonce="" />
      </StaticRouter>,
    );
    document.body.prepend(place);
    const script = document.createElement('script');
    script.textContent = place.querySelector('script')!.textContent;
    place.append(script);
  }
  afterEach(() => document.body.replaceChildren());

  test('is asked on landers and forms, and on no page that hides it', () => {
    const asks = (url: string) => mayWarn(pageOf({ settings, url }));
    expect(['/landers/adultonly', '/login', '/'].map(asks)).toEqual([true, true, true]);
    expect(['/pages/terms', '/pages/imprint', '/complete-signup'].map(asks)).toEqual([false, false, false]);
    expect(mayWarn(pageOf({ settings, url: '/', user: userOf() }))).toBe(false);
  });

  test('is open before any script of the site, names the imprint, and stores the answer', async () => {
    await draw();
    expect(warning()).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/pages/imprint');
    fireEvent.keyDown(warning()!, { key: 'Escape' });
    expect(warning()).toHaveAttribute('open');
    // An answer submits the form of the dialog, which then closes it.
    fireEvent.submit(warning()!.querySelector('form')!);
    expect(Number(window.localStorage.getItem(ENTRY_KEY))).toBeGreaterThan(0);
  });

  test('is not there for a device that has answered', async () => {
    window.localStorage.setItem(ENTRY_KEY, String(Date.now() - 3_660 * 86_400_000));
    await draw();
    expect(warning()).not.toBeInTheDocument();
  });

  test('stays the one question once the frame runs, and leads to the screen', async () => {
    await draw();
    const drawn = warning();
    const { frame } = await enter('/login');
    await waitFor(() => expect(frame.modals.current.get()?.name).toBe('entry-warning'));
    await wait(100);
    expect(document.querySelectorAll('#site-entry-warning')).toHaveLength(1);
    expect(warning()).toBe(drawn);
    act(() => (drawn as HTMLDialogElement).close());
    await waitFor(() => expect(frame.modals.current.get()).toBeNull());
    expect(warning()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
