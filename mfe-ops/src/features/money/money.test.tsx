import { screen, waitFor, within } from '@testing-library/react';
import type { OpsMoneyAct, OpsMoneyResponse, OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import type { OpsWithdrawal } from '@rendezvous/contract/operators/withdrawals/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, pageOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const eur = (amount: number) => ({ amount, currency: 'EUR' });
let api: ApiDouble;
const serve = async (role: 'admin' | 'support' | 'finance', handlers: Handlers) =>
  (api = await serveApi(
    asOperator<Handlers>(role, { 'GET /api/ops/withdrawals': () => ({ body: pageOf() }), ...handlers }),
  ));

const paymentOf = (changed: Partial<OpsPayment> = {}): OpsPayment => ({
  id: 'p-12345678',
  number: '2026-004183',
  created_at: AT,
  amount: eur(2250),
  credits: 25,
  method: 'ideal',
  status: 'completed',
  money: 'settled',
  provider: 'sandbox',
  provider_id: 'sb_8f2kq1',
  member: { id: 'm-bo', name: 'bo' },
  country: 'NL',
  expires_at: AT,
  settled_at: AT,
  notice_version: '2026-11-23',
  start_requested_at: AT,
  discount_code: null,
  answer: 'answered',
  pairs: [
    {
      provider: { event: 'created', at: AT, amount: eur(2250), credits: null, id: 'sb_8f2kq1', state: null },
      ours: { event: 'ordered', at: AT, amount: eur(2250), credits: 25, id: null, state: null },
      fit: 'whole',
    },
    {
      provider: { event: 'refund', at: null, amount: eur(500), credits: null, id: 're_22ab', state: 'done' },
      ours: null,
      fit: 'missing',
    },
  ],
  lot: { used: 9, unused: 16, unused_worth: eur(1440) },
  here: eur(2250),
  debt: null,
  acts: [],
  alone: eur(5000),
  ...changed,
});

const actOf = (changed: Partial<OpsMoneyAct> = {}): OpsMoneyAct => ({
  id: 'a-1',
  kind: 'refund',
  state: 'waiting',
  payment: 'p-12345678',
  amount: eur(24_000),
  paid: eur(28_800),
  part: 'unused',
  reason: 'Bought twice by mistake.',
  asked_by: 'jeroen',
  asked_at: AT,
  decided_by: null,
  decided_at: null,
  note: '',
  ...changed,
});

const moneyOf = (changed: Partial<OpsMoneyResponse> = {}): OpsMoneyResponse => ({
  disputes: { charged_back: 4, payments: 1290, share: 32, alarm_at: 50 },
  returns: { under_way: [eur(11_280)], count: 7, oldest: AT, failed: [] },
  drifts: [],
  acts: [],
  jobs: [],
  open: [],
  debts: [],
  ...changed,
});

test('the first page says what waits, and a share of disputes below its setting does not alarm', async () => {
  await serve('finance', { 'GET /api/ops/money': () => ({ body: moneyOf() }) });
  await renderRemote(remote, { at: '/ops/money' });
  const disputes = within(await screen.findByRole('region', { name: 'Disputes in 30 days' }));
  expect(disputes.getByText('0.32%')).toBeVisible();
  expect(disputes.getByText('The alarm is at 0.5%.')).toBeVisible();
  expect(screen.getByText('€112.80')).toBeVisible();
});

test('a share of disputes above its setting alarms', async () => {
  await serve('finance', {
    'GET /api/ops/money': () => ({
      body: moneyOf({ disputes: { charged_back: 7, payments: 1290, share: 55, alarm_at: 50 } }),
    }),
  });
  await renderRemote(remote, { at: '/ops/money' });
  expect(await screen.findByText(/Refund early/)).toBeVisible();
});

test('a search leads to a payment with both sides of its books, where a missing half is named', async () => {
  await serve('support', {
    'GET /api/ops/money': () => ({ body: moneyOf() }),
    'GET /api/ops/payments': () => ({ body: pageOf(paymentOf()) }),
    'GET /api/ops/payment': () => ({ body: { payment: paymentOf() } }),
  });
  const { user, at } = await renderRemote(remote, { at: '/ops/money' });
  await user.type(await screen.findByLabelText('Find a payment'), 'sb_8f2kq1{Enter}');
  await user.click(await screen.findByRole('link', { name: /€22.50 · iDEAL/ }));
  expect(at()).toBe('/ops/money/p-12345678');
  const books = within(await screen.findByRole('table'));
  expect(books.getByText('nothing: this is a difference')).toBeVisible();
  expect(books.getByText(/re_22ab/)).toBeVisible();
  expect(screen.getByText('16 unused')).toBeVisible();
});

test('a refund sends the sum of its button with a reason, and says when a second person decides', async () => {
  let answer: ReturnType<typeof refusal> | { body: { act: OpsMoneyAct } } = refusal(409, 'price_changed', {
    params: { amount: eur(1350) },
  });
  await serve('support', {
    'GET /api/ops/payment': () => ({ body: { payment: paymentOf({ alone: eur(1000) }) } }),
    'POST /api/ops/refund': () => answer,
  });
  const { user, frame } = await renderRemote(remote, { at: '/ops/money/p-12345678' });
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/up to €10.00/)).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Ask a second person €14.40' });
  await user.click(submit);
  expect(dialog.getByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason, which the member reads'), 'You wrote to us.');
  await user.click(submit);
  expect(await dialog.findByText(/price/i)).toBeVisible();
  expect(dialog.getByLabelText('Reason, which the member reads')).toHaveValue('You wrote to us.');
  answer = { body: { act: actOf() } };
  await user.click(dialog.getByRole('radio', { name: /Everything that is left/ }));
  await user.click(dialog.getByRole('button', { name: 'Ask a second person €22.50' }));
  await waitFor(() => expect(frame.toasts[0]?.text).toBe('Now a second person decides'));
  expect(api.callsOf('POST /api/ops/refund').at(-1)!.body).toEqual({
    payment: 'p-12345678',
    part: 'all',
    amount: eur(2250),
    reason: 'You wrote to us.',
  });
});

test('a second person of finance decides with a note, and the operator behind a request has no button for it', async () => {
  let acts = [actOf(), actOf({ id: 'a-2', asked_by: 'ada', kind: 'waive', amount: eur(4800) })];
  await serve('finance', {
    'GET /api/ops/money': () => ({ body: moneyOf({ acts }) }),
    'POST /api/ops/money-act-decide': () => {
      acts = [];
      return { body: { act: actOf({ state: 'refused' }) } };
    },
  });
  const { user, frame } = await renderRemote(remote, { at: '/ops/money' });
  const panel = within(await screen.findByRole('region', { name: 'Waiting for a second person' }));
  expect(panel.getByText('Someone else decides')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Look at it' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Bought twice by mistake.')).toBeVisible();
  await user.type(dialog.getByLabelText('Your note, for the record'), 'Not twice.');
  await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
  await waitFor(() => expect(frame.toasts[0]?.text).toBe('Refused'));
  expect(api.callsOf('POST /api/ops/money-act-decide')[0]!.body).toEqual({
    act: 'a-1',
    verdict: 'refuse',
    note: 'Not twice.',
  });
});

test('an admin reads and moves nothing, and a silent provider is named', async () => {
  await serve('admin', {
    'GET /api/ops/payment': () => ({ body: { payment: paymentOf({ answer: 'silent' }) } }),
  });
  await renderRemote(remote, { at: '/ops/money/p-12345678' });
  expect(await screen.findByText(/doesn’t answer right now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask the provider now' })).toBeNull();
});

test('a debt is waived with a reason', async () => {
  const debt = {
    id: 'd-1',
    payment: 'p-12345678',
    amount: eur(810),
    state: 'open',
    since: AT,
    member: null,
  } as const;
  await serve('finance', {
    'GET /api/ops/payment': () => ({ body: { payment: paymentOf({ debt, here: eur(0) }) } }),
    'POST /api/ops/debt-waive': () => ({ body: { act: actOf({ state: 'done' }) } }),
  });
  const { user, frame } = await renderRemote(remote, { at: '/ops/money/p-12345678' });
  await user.click(await screen.findByRole('button', { name: 'Waive the debt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Waive €8.10?' }));
  await user.type(dialog.getByLabelText('Reason, which the member reads'), 'Our mistake.');
  await user.click(dialog.getByRole('button', { name: 'Waive the debt' }));
  await waitFor(() => expect(frame.toasts[0]?.text).toBe('Done, and the member gets an e-mail'));
  expect(api.callsOf('POST /api/ops/debt-waive')[0]!.body).toEqual({ debt: 'd-1', reason: 'Our mistake.' });
});

test('a difference of the night is named with both sums, and a foreign payment by its id at the provider', async () => {
  const drift = { provider: 'sandbox', found_at: AT } as const;
  await serve('finance', {
    'GET /api/ops/money': () => ({
      body: moneyOf({
        drifts: [
          {
            ...drift,
            kind: 'amount',
            payment: 'p-1',
            provider_id: 'sb_1',
            ours: eur(2250),
            theirs: eur(2249),
          },
          {
            ...drift,
            kind: 'missing_here',
            payment: null,
            provider_id: 'sb_2',
            ours: null,
            theirs: eur(990),
          },
        ],
      }),
    }),
  });
  await renderRemote(remote, { at: '/ops/money' });
  const panel = within(await screen.findByRole('region', { name: 'Books against provider' }));
  expect(panel.getByText('2 differences')).toBeVisible();
  expect(panel.getByText('€22.50 / €22.49')).toBeVisible();
  expect(panel.getByText(/sb_2/)).toBeVisible();
  expect(panel.getAllByRole('link')).toHaveLength(1);
});

test('a withdrawal without a known contract is answered with the payment it is about', async () => {
  const withdrawal: OpsWithdrawal = {
    id: 'w-1',
    at: AT,
    statement: 'I withdraw from my contract.',
    name: 'Bo',
    order: '2026-00418',
    email: 'bo@example.com',
    language: 'en',
    domain: 'default',
    payment: null,
    outcome: 'unmatched',
    mailed_at: AT,
  };
  let items = [withdrawal];
  await serve('support', {
    'GET /api/ops/money': () => ({ body: moneyOf() }),
    'GET /api/ops/withdrawals': () => ({ body: pageOf(...items) }),
    'POST /api/ops/withdrawal-answer': () => {
      items = [];
      return { body: { ...withdrawal, outcome: 'returned' } };
    },
  });
  const { user, frame } = await renderRemote(remote, { at: '/ops/money' });
  await user.click(await screen.findByRole('button', { name: 'Answer it' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('I withdraw from my contract.')).toBeVisible();
  await user.type(dialog.getByLabelText(/ID of the payment/), 'p-12345678');
  await user.type(dialog.getByLabelText('Your answer, by e-mail'), 'We found it.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(frame.toasts[0]?.text).toBe('Your answer is being mailed'));
  expect(api.callsOf('POST /api/ops/withdrawal-answer')[0]!.body).toEqual({
    id: 'w-1',
    text: 'We found it.',
    payment: 'p-12345678',
  });
  expect(screen.getByText('Every statement has found its order.')).toBeVisible();
});
