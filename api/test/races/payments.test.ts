import assert from 'node:assert/strict';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import type { ProviderStatus } from '#src/money/payments/provider.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import type { TestClient } from '../harness.ts';
import { addCode, answered, ledgerIsSound, order, started, statusOf } from '../payments/support.ts';
import { prepareRaces } from './support.ts';

const raceTest = await prepareRaces();

/** Counts the returns of an order. */
const returnsOf = async (client: TestClient, id: string) =>
  (await client.call(READ_PAYMENT, { id })).body.payment.money?.returns.length ?? 0;

raceTest(
  'opposite reports of a payment, received by two servers at once, end completed and credited once',
  async ({ t, other }) => {
    const words: ProviderStatus[] = ['paid', 'failed', 'cancelled', 'paid', 'expired', 'failed'];
    for (let round = 0; round < 15; round += 1) {
      const { user, client } = await t.member();
      const { id } = await started(client, { package: 'p1' });
      await Promise.all(words.map((word, index) => answered(index % 2 ? t : other, id, word)));
      assert.deepEqual(
        [await statusOf(client, id), await balanceOf(t.services.db, user.id)],
        ['completed', 10],
      );
    }
    await ledgerIsSound(t);
  },
);

raceTest(
  '[9.006] two hundred orders at once with one code, on two servers, give one discount',
  async ({ t, other }) => {
    await addCode(t, { code: 'RACE', validity: 'once' });
    const users = await Promise.all(Array.from({ length: 10 }, () => t.makeUser()));
    const clients = await Promise.all(users.map((user, index) => (index % 2 ? t : other).signIn(user)));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => order(clients[index % 10]!, { discountcode: 'RACE' })),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    assert.equal(answers.filter(({ code }) => code === 'code_used').length, 199);
  },
);

raceTest(
  'orders at once with one code give one discount, though the clock of one server is a minute ahead',
  async ({ t, other }) => {
    // A reservation looks old enough to be replaced to the server that is ahead, and is another member's.
    other.clock.advance(60);
    for (let round = 0; round < 5; round += 1) {
      const code = `AHEAD-${round}`;
      await addCode(t, { code, validity: 'once' });
      const users = await Promise.all(Array.from({ length: 10 }, () => t.makeUser()));
      const clients = await Promise.all(users.map((user, index) => (index % 2 ? t : other).signIn(user)));
      const answers = await Promise.all(clients.map((client) => order(client, { discountcode: code })));
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array<number>(9).fill(422)]);
    }
  },
);

raceTest(
  'of forty orders at once, on two servers, as many are accepted as the buyer’s limit of the month has room for',
  async ({ t, other }) => {
    for (let round = 0; round < 5; round += 1) {
      const { user, client } = await t.member();
      const elsewhere = await other.signIn(user);
      await client.call(CHANGE_USER, { spend_limit: { amount: 3_500, currency: 'EUR' } });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => order(index % 2 ? client : elsewhere, { package: 'p1' })),
      );
      const accepted = answers.filter(({ status }) => status === 201);
      const refusals = answers.filter(({ code }) => code === 'spend_limit_reached');
      assert.equal(accepted.length + refusals.length, answers.length);
      // The clock of one server is a minute ahead: to it, orders of the other look left behind and make room.
      const statuses = await Promise.all(accepted.map(({ body }) => statusOf(client, body.payment.id)));
      assert.equal(statuses.filter((status) => status === 'pending').length, 3);
      assert.ok(statuses.every((status) => status === 'pending' || status === 'cancelled'));
    }
  },
);

raceTest(
  'money for abandoned orders, reported to two servers at once, completes the orders that the limit has room for',
  async ({ t, other }) => {
    for (let round = 0; round < 5; round += 1) {
      const { user, client } = await t.member();
      const orders = await Promise.all(Array.from({ length: 8 }, () => started(client, { package: 'p1' })));
      await client.call(CHANGE_USER, { spend_limit: { amount: 2_500, currency: 'EUR' } });
      for (const { id } of orders) await answered(t, id, 'cancelled');
      await Promise.all(orders.map(({ id }, index) => answered(index % 2 ? t : other, id, 'paid')));
      const statuses = await Promise.all(orders.map(({ id }) => statusOf(client, id)));
      assert.deepEqual(
        [statuses.filter((status) => status === 'completed').length, await balanceOf(t.services.db, user.id)],
        [2, 20],
      );
      const returns = await Promise.all(orders.map(({ id }) => returnsOf(client, id)));
      assert.deepEqual(returns.toSorted(), [0, 0, 1, 1, 1, 1, 1, 1]);
    }
    await ledgerIsSound(t);
  },
);
