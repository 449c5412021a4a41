import { screen, within } from '@testing-library/react';
import type { OpsDiscount, OpsDiscountFigures } from '@rendezvous/contract/operators/discounts/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { remote } from '#src/app/remote.tsx';
import { asOperator, pageOf } from '#src/test/test-data.ts';

const AT = '2026-11-20T10:00:00.000Z';
const eur = (amount: number) => ({ amount, currency: 'EUR' });
let api: ApiDouble;
const serve = async (role: 'support' | 'finance', handlers: Handlers) =>
  (api = await serveApi(
    asOperator<Handlers>(role, {
      'GET /api/ops/discount-figures': () => ({ body: FIGURES }),
      'GET /api/ops/discounts': () => ({ body: pageOf(codeOf()) }),
      'GET /api/ops/discount': () => ({ body: { discount: codeOf(), events: [] } }),
      ...handlers,
    }),
  ));

const codeOf = (changed: Partial<OpsDiscount> = {}): OpsDiscount => ({
  code: 'SPRING10',
  percentage: 10,
  currency: 'EUR',
  minimum: eur(2000),
  country: null,
  methods: [],
  validity: 'once-per-user',
  first_purchase: false,
  member: null,
  expires: null,
  state: 'running',
  max_uses: 500,
  budget: null,
  created_by: 'ada',
  created_at: AT,
  used: 164,
  reserved: 2,
  cost: [eur(39_640)],
  revenue: [eur(400_000)],
  ...changed,
});

const FIGURES: OpsDiscountFigures = {
  month: { given: [eur(41_820)], before: [eur(690_450)] },
  first: { all: 122, with_code: 78 },
  reserved: { count: 3, until: AT },
  bonus: null,
  events: [
    {
      id: 'e-1',
      at: AT,
      operator: 'ada',
      code: 'SPRING10',
      event: 'change',
      changes: [{ field: 'max_uses', from: '80', to: '500' }],
      reason: 'The newsletter reached more people.',
    },
  ],
};

afterEach(() => api.close());

test('the first page has the figures of the month, codes with uses and cost, and who changed what', async () => {
  await serve('support', {});
  await renderRemote(remote, { at: '/ops/discounts' });
  expect(await screen.findByText('€418.20')).toBeVisible();
  expect(screen.getByText('64%')).toBeVisible();
  const row = await screen.findByRole('link', { name: /SPRING10.*164 of 500.*€396.40/ });
  expect(row).toHaveAttribute('href', expect.stringContaining('/ops/discounts/SPRING10'));
  expect(screen.getByText('Limit of uses: 80, now 500')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
});

test('a new code is sent with its conditions, and a name in use is said at its field with what was typed', async () => {
  await serve('finance', { 'POST /api/ops/discounts': () => refusal(409, 'duplicate') });
  const { user } = await renderRemote(remote, { at: '/ops/discounts' });
  await user.click(await screen.findByRole('button', { name: 'New code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the code'), 'winter10');
  await user.type(dialog.getByLabelText('Percent off'), '10');
  await user.selectOptions(dialog.getByLabelText('Currency'), 'EUR');
  await user.type(dialog.getByLabelText('Limit of the budget'), '240,50');
  await user.type(dialog.getByLabelText('Reason, for the log'), 'For December.');
  await user.click(dialog.getByRole('button', { name: 'Create the code' }));
  expect(await dialog.findByText('There is, or was, a code of this name.')).toBeVisible();
  expect(api.callsOf('POST /api/ops/discounts').at(-1)!.body).toMatchObject({
    code: 'WINTER10',
    percentage: 10,
    currency: 'EUR',
    max_budget: 24_050,
    minimum: null,
    max_uses: null,
    expires: null,
  });
  expect(dialog.getByLabelText('Reason, for the log')).toHaveValue('For December.');
});

test('a code is paused with a reason', async () => {
  await serve('finance', {
    'POST /api/ops/discount-act': () => ({ body: { discount: codeOf({ state: 'paused' }), events: [] } }),
  });
  const { user } = await renderRemote(remote, { at: '/ops/discounts/SPRING10' });
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason, for the log'), 'Wrong page.');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  await screen.findByRole('heading', { name: 'SPRING10' });
  expect(api.callsOf('POST /api/ops/discount-act').at(-1)!.body).toEqual({
    code: 'SPRING10',
    act: 'pause',
    reason: 'Wrong page.',
  });
});
