import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { PageData } from '@rendezvous/contract/page';
import type { LikesResponse } from '@rendezvous/contract/likes';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { settingsOf, userOf } from '@rendezvous/testing/settings';
import { double } from '@rendezvous/testing/double';
import { ENTRY_KEY } from '#src/features/entry/entry-rules.ts';
import { bonusOf, renderInFrame } from '#src/test/frame.tsx';
import { ActivationTrigger } from '#src/features/alerts/activation-trigger.tsx';
import { BonusModalTrigger } from '#src/features/offers/bonus-modal-trigger.tsx';
import { EntryTrigger } from '#src/features/entry/entry-trigger.tsx';
import { LikeTrigger } from '#src/features/likes/like-trigger.tsx';
import { ResumeSignUp } from '#src/features/slots/resume-sign-up.tsx';
import { ModalHost } from './modal-host.tsx';

let api: ApiDouble | undefined;
let media: (query: string) => boolean;
beforeEach(() => {
  media = () => false;
  window.matchMedia = (query) =>
    double<MediaQueryList>({
      matches: media(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  window.localStorage.clear();
});

/** Time goes on by itself, so that the server answers; `wait` lets more of it pass. */
beforeEach(() =>
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

/** Lets what was asked for be answered, and then time pass. */
async function wait(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(async () => void (await fetch(`${location.origin}/nothing`).catch(() => undefined)));
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
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

async function bonusServer(seconds: number | null, show = true) {
  api = await serveApi({
    'POST /api/members-area.php': () => ({ body: { modal_in_seconds: seconds } }),
    'POST /api/bonus-modal.php': () => ({ body: { show } }),
    'GET /api/packages.php': () => ({ body: PRICES }),
  });
  return api;
}
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
    await bonusServer(3);
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
    expect(api!.callsOf('POST /api/bonus-modal.php')).toHaveLength(1);
  });

  test('[2.066] waits for the last credit, for a members-area route and for a composer to be left', async () => {
    await bonusServer(0);
    const { frame, go } = await bonusPage('/members', userOf({ credits: 2 }));
    await wait(900);
    expect(api!.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    await go('/chats/c1');
    act(() => frame.session.setCredits(0));
    await wait(900);
    expect(api!.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    const letGo = frame.services.hold();
    await go('/chats');
    await wait(900);
    expect(api!.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    letGo();
    expect(await screen.findByRole('dialog', {}, { timeout: 8000 })).toBeInTheDocument();
  });

  test('[2.066] does not open over packages or a payment, and comes on the next page of the members area', async () => {
    await bonusServer(0);
    const { go } = await bonusPage('/premium');
    await wait(900);
    await go('/credits/p2');
    await wait(900);
    expect(api!.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    await go('/likes');
    expect(await screen.findByRole('dialog', {}, { timeout: 8000 })).toBeInTheDocument();
  });

  test('[2.066] does not open when it has been shown before, nor when another page has it', async () => {
    await bonusServer(null);
    await bonusPage('/members');
    await wait(900);
    expect(api!.callsOf('POST /api/bonus-modal.php')).toHaveLength(0);
    await api!.close();
    await bonusServer(0, false);
    await bonusPage('/members');
    await wait(1200);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the entry warning', () => {
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

  test.each(['NL', 'DE'] as const)(
    '[2.035] [1.010] [2.064] is the modal site-entry-warning in %s; an answer is kept with its time',
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
    media = (query) => query.includes('standalone');
    expect((await enter('/')).frame.modals.current.get()).toBeNull();
    media = () => false;
    window.localStorage.setItem(ENTRY_KEY, String(Date.now() - 364 * 86_400_000));
    expect((await enter('/')).frame.modals.current.get()).toBeNull();
    window.localStorage.setItem(ENTRY_KEY, String(Date.now() - 366 * 86_400_000));
    expect((await enter('/')).frame.modals.current.get()?.name).toBe('entry-warning');
  });
});

describe('sign-up over a page', () => {
  const registry: PageData['registry'] = {
    signup: {
      name: 'signup',
      version: '1',
      base: '/',
      entry: 'e.js',
      integrity: '',
      shared: {},
      slots: ['signup-modal'],
    },
  };
  const reload = async (at: string, entryState: unknown) => {
    const { frame } = await renderInFrame(
      (route) => <ResumeSignUp route={route} />,
      at,
      { registry },
      {},
      entryState,
    );
    return frame.modals.current.get()?.name;
  };
  const place = { signup: { screen: 'birth', depth: 1 } };

  test('opens again after a reload that interrupted it', async () => {
    media = (query) => query.includes('768');
    expect(await reload('/pricing', place)).toBe('signup-modal');
    cleanup();
    expect(await reload('/pricing', null)).toBeUndefined();
    cleanup();
    // The page of sign-up resumes by itself.
    expect(await reload('/signup', place)).toBeUndefined();
  });
});

describe('the like modal', () => {
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

  test('[2.067] a like that is returned in another place is asked for no more', async () => {
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

describe('the activation reminder after a partner’s sign-up', () => {
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

  test('[2.059] is a modal on a smartphone', async () => {
    media = (query) => query.includes('max-width: 767px');
    expect(await complete('/complete-signup')).toBe('activation');
    expect(
      await screen.findByRole('dialog', { name: 'Check your inbox' }, { timeout: 8000 }),
    ).toBeInTheDocument();
  });

  test('[2.059] stays an alert on desktop, and after any other sign-up', async () => {
    expect(await complete('/complete-signup')).toBeUndefined();
    media = (query) => query.includes('max-width: 767px');
    expect(await complete('/signup-matches')).toBeUndefined();
  });
});
