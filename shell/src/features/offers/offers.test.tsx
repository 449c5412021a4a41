import { act, screen, waitFor } from '@testing-library/react';
import { createBus } from '@rendezvous/bus/bus';
import { api as client } from '@rendezvous/api-client/client';
import { refusal, serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { spokenMark } from './spoken-minutes.tsx';
import { createSession } from '#src/kernel/session/session.ts';
import { bonusOf, renderInFrame, welcomeOf } from '#src/test/frame.tsx';
import { activeDiscount } from './active-discount.ts';
import { clockText, hoursLeft, useSecondsTo } from './countdown.ts';
import { publishPageOffers } from './page-offers.ts';
import { startOffers } from './start-offers.ts';

let api: ApiDouble;
let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
});

/** A busy machine is slow and not wrong. */
const PATIENCE = { timeout: 10_000 };

/** A page's offers at work, with the welcome discount its server answers. */
function start(
  user: ReturnType<typeof userOf> | null,
  bonus = bonusOf(60) as ReturnType<typeof bonusOf> | null,
  welcome = welcomeOf() as ReturnType<typeof welcomeOf> | null,
) {
  const hub = createBus();
  const session = createSession(hub, client, user);
  publishPageOffers(hub, { bonus, welcome, window_seconds: 14_400 }, user?.id ?? null);
  stop = startOffers(hub, session, client);
  return { session, bus: hub.as('shell') };
}

test.each([
  ['the bonus alone', bonusOf(60), null, 'timebonus'],
  ['the welcome code alone', null, welcomeOf(), 'welcome'],
  ['both', bonusOf(60), welcomeOf(), 'timebonus'],
  ['neither', null, null, undefined],
  ['a welcome code that is over', null, { ...welcomeOf(), expired: true }, undefined],
] as const)('[4.020] of %s the active discount comes from %s', (_what, bonus, welcome, _source) => {
  expect(activeDiscount(bonus, welcome)?.source).toBe(_source);
});

test('[4.020] the active discount is published on the bus, and gone at the deadline, also in the middle of a checkout', async () => {
  const { bus } = start(userOf(), bonusOf(0.3));
  const published: unknown[] = [];
  bus.subscribe('discount:changed', (discount) => published.push(discount?.source ?? null));
  expect(bus.last('discount:changed')).toMatchObject({ source: 'timebonus', percentage: 25 });
  await waitFor(() => expect(published).toEqual(['timebonus', null]), PATIENCE);
  expect(bus.last('timebonus:changed')).toBeNull();
});

test('[4.019] payment and log-out end it', async () => {
  const { session, bus } = start(userOf());
  session.setCredits(10, true);
  expect(bus.last('discount:changed')).toBeNull();
  stop!();
  const other = start(userOf());
  other.session.end();
  expect(other.bus.last('timebonus:changed')).toBeNull();
  expect(other.bus.last('discount:changed') ?? null).toBeNull();
});

test('[3.018] [7.010] after a log-in the welcome discount is read again for the new member', async () => {
  api = await serveApi({ 'GET /api/discountcode.php': () => ({ body: { discountcode: welcomeOf() } }) });
  const { session, bus } = start(userOf(), null, null);
  session.end();
  await waitFor(
    () => expect(bus.last('discount:changed')).toMatchObject({ source: 'welcome', expires_at: null }),
    PATIENCE,
  );
  expect(api.callsOf('GET /api/discountcode.php')[0]!.query.get('welcome')).toBe('true');
});

test('[7.010] [8.022] a welcome discount that cannot load causes no error', async () => {
  api = await serveApi({
    'GET /api/discountcode.php': () => refusal(422, 'code_expired'),
  });
  const { session, bus } = start(userOf(), null, null);
  session.end();
  await waitFor(() => expect(api?.callsOf('GET /api/discountcode.php')).toHaveLength(1), PATIENCE);
  await act(async () => void (await client.read('/settings.php').catch(() => undefined)));
  expect(bus.last('discount:changed') ?? null).toBeNull();
});

function Seconds({ left }: { left: ReturnType<typeof bonusOf> }) {
  return <p role="timer">{clockText(useSecondsTo(left))}</p>;
}

test('[4.018] [9.006] the clock ticks each second from the server’s time, whatever year the device thinks it is', async () => {
  const bonus = bonusOf(3_661);
  await renderInFrame(() => <Seconds left={bonus} />, '/members');
  expect(screen.getByRole('timer')).toHaveTextContent('01:01:01');
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('01:01:00'), PATIENCE);
});

test('[4.018] an older answer about the same deadline does not give time back', async () => {
  const bonus = bonusOf(100);
  const stale = { ...bonus, now: new Date(Date.parse(bonus.now) - 3_600_000).toISOString() };
  await renderInFrame(() => <Seconds left={bonus} />, '/members');
  await renderInFrame(() => <Seconds left={stale} />, '/members');
  for (const timer of screen.getAllByRole('timer')) expect(timer).toHaveTextContent(/^00:01:/);
});

test('the clock is spoken at 60, 10 and 1 minute only', () => {
  const spoken = Array.from({ length: 14_400 }, (_, second) => second).filter(
    (second) => spokenMark(second) !== null,
  );
  expect(new Set(spoken.map(spokenMark))).toEqual(new Set([1, 10, 60]));
  expect(spoken).toHaveLength(15);
  expect([spokenMark(3600), spokenMark(600), spokenMark(60), spokenMark(61), spokenMark(54)]).toEqual([
    60,
    10,
    1,
    null,
    null,
  ]);
});

test('[1.013] of a begun hour it says one hour', () => {
  expect([hoursLeft(14_400), hoursLeft(10_801), hoursLeft(10_800), hoursLeft(59)]).toEqual([4, 4, 3, 1]);
});
