import assert from 'node:assert/strict';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { openDebtOf } from '#src/money/debts/face.ts';
import { lookAtDue, receiveWebhook, settlePayment } from '#src/money/payments/look.ts';
import type { PaymentContext } from '#src/money/payments/context.ts';
import type { Snapshot } from '#src/money/payments/provider.ts';
import { providersOf } from '#src/money/payments/providers.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import { settle } from '#src/money/payments/settle.ts';
import { retryReturn } from '#src/money/returns/ask.ts';
import { askReturn, giveBackToLots, moneyOf, quoteReturn } from '#src/money/returns/face.ts';
import { isOwedOrPaid } from '#src/money/returns/policy.ts';
import { limitSpending } from '#src/money/spend-limit/face.ts';
import { balanceOf, giveBackCredits, spendCredits } from '#src/money/wallet/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import type { TestApp, TestUser } from '#test/harness.ts';
import { orderBy } from '#test/payments/support.ts';
import type { ProviderWorld } from '../worlds.ts';
import { Oracle } from './oracle.ts';

/** A code that each member may use once. */
export const CODE = 'LIVES10';
const CODE_PERCENT = 10;
const LIMIT = 9_000;
/** Longer than a replaced order is protected, and than the sandbox makes a refund. */
const PAUSE_SECONDS = 11;
const EXPIRY_SECONDS = 31 * 60;

interface Made {
  id: string;
  price: number;
  world: ProviderWorld;
  providerId: string;
  /** What the provider said at an earlier moment. */
  earlier: Snapshot | null;
}

type Draw = (below: number) => number;

/** One buyer with orders at several providers, moved at random, and the books that say what must become of it. */
export class Life {
  #t: TestApp;
  #worlds: readonly ProviderWorld[];
  #draw: Draw;
  #oracle = new Oracle();
  #orders: Made[] = [];
  #spends: string[] = [];
  #user: TestUser;
  #hasLimit: boolean;
  /** What was done, for the message of a failure. */
  #acts: string[] = [];

  private constructor(
    t: TestApp,
    worlds: readonly ProviderWorld[],
    draw: Draw,
    user: TestUser,
    hasLimit: boolean,
  ) {
    this.#t = t;
    this.#worlds = worlds;
    this.#draw = draw;
    this.#user = user;
    this.#hasLimit = hasLimit;
  }

  /** Lives a life of `acts` acts and compares its end with the oracle. @throws AssertionError with the acts */
  static async live(t: TestApp, worlds: readonly ProviderWorld[], draw: Draw, acts: number): Promise<void> {
    const user = await t.makeUser({ signedUpAgo: 30 * 86_400 });
    const life = new Life(t, worlds, draw, user, draw(4) === 0);
    try {
      await life.#run(acts);
    } catch (error) {
      throw new Error(`a life of orders went wrong: ${life.#acts.join(' · ')}`, { cause: error });
    }
  }

  async #run(acts: number): Promise<void> {
    if (this.#hasLimit)
      await this.#t.services.unitOfWork((tx) =>
        limitSpending(this.#t.services, tx, this.#user.id, { amount: LIMIT, currency: 'EUR' }),
      );
    for (let act = 0; act < acts; act += 1) {
      await (act === 0 ? this.#order() : this.#act());
      await this.#t.advance(PAUSE_SECONDS);
    }
    await this.#rest();
    await this.#compare();
    if (this.#draw(6) === 0) await this.#leave();
  }

  #note(text: string): void {
    this.#acts.push(text);
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[this.#draw(list.length)];
  }

  #context(world: ProviderWorld): PaymentContext {
    const { services, app } = this.#t;
    const providers = providersOf(
      this.#worlds.map(({ provider }) => provider),
      world.provider.name,
    );
    return { ...services, providers, log: app.log };
  }

  async #act(): Promise<void> {
    const acts = [
      () => this.#order(),
      () => this.#pay(),
      () => this.#pay(),
      () => this.#pay(),
      () => this.#end(),
      () => this.#expire(),
      () => this.#repeat(),
      () => this.#spend(),
      () => this.#spend(),
      () => this.#giveBack(),
      () => this.#withdraw(),
      () => this.#withdraw(),
      () => this.#refundOutside(),
      () => this.#chargeBack(),
      () => this.#reverse(),
    ];
    await this.#pick(acts)!();
  }

  async #order(): Promise<void> {
    const world = this.#pick(this.#worlds)!;
    const open = this.#orders.filter(({ id }) => this.#oracle.expected(id).status === 'pending');
    // Which orders a limit replaces is another test's subject.
    if (this.#hasLimit && open.length > 0) return;
    const own = 5 + this.#draw(196);
    const [name, credits, full] = this.#pick([
      ['p1', 10, 1_000],
      ['p2', 25, 2_250],
      ['p3', 60, 4_800],
      ['p4', own, own * 100],
    ] as const)!;
    const holder = this.#oracle.reservedBy(CODE);
    const code = this.#draw(3) === 0 ? CODE : null;
    const isFree = this.#oracle.isCodeFree(CODE) || holder !== null;
    const price = code ? full - Math.floor((full * CODE_PERCENT) / 100) : full;
    const owes = this.#orders.some(({ id }) => this.#oracle.expected(id).owed > 0);
    this.#note(
      `order ${name} ${credits} for ${price}${code ? ' with the code' : ''} at ${world.provider.name}`,
    );
    try {
      const { payment } = await orderBy(this.#context(world), this.#user, {
        package: name,
        amount: { amount: price, currency: 'EUR' },
        ...(name === 'p4' && { credits }),
        ...(code && { discountcode: code }),
      });
      assert.ok(!owes && (!code || isFree), 'an order with a debt, or with a used code, is refused');
      if (code && holder) this.#oracle.ended(holder, 'cancelled');
      this.#oracle.ordered(payment.id, price, credits, code);
      const providerId = (await findPayment(this.#t.services.db, payment.id))?.provider_id;
      assert.ok(providerId);
      this.#orders.push({
        id: payment.id,
        price,
        world,
        providerId,
        earlier: await world.provider.look(providerId),
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const expected = owes ? 'debt_open' : code && !isFree ? 'code_used' : 'spend_limit_reached';
      assert.equal(error.code, expected);
      assert.ok(
        expected !== 'spend_limit_reached' || (this.#hasLimit && this.#oracle.spent() + price > LIMIT),
      );
    }
  }

  /** Delivers what the provider reports, once or twice at the same time, or has the browser's return ask. */
  async #hear({ id, world, providerId }: Made): Promise<void> {
    const { provider } = world;
    const context = this.#context(world);
    const way = this.#draw(3);
    if (way === 0) {
      await settlePayment(context, (await findPayment(context.db, id))!);
      return;
    }
    const { body, headers } = await world.webhook(providerId);
    const ids = await provider.readWebhook(body, headers);
    assert.deepEqual(ids, [providerId]);
    await Promise.all(Array.from({ length: way }, () => receiveWebhook(context, provider, ids)));
  }

  async #pay(): Promise<void> {
    const unpaid = this.#orders.filter(({ id }) => this.#oracle.expected(id).paid === 0);
    // Whether late money fits into a limit is another test's subject.
    const made = this.#pick(
      unpaid.filter(({ id }) => !this.#hasLimit || this.#oracle.expected(id).status === 'pending'),
    );
    if (!made) return;
    const isWrong = this.#draw(8) === 0;
    const amount = isWrong ? made.price - 1 : made.price;
    this.#note(`pay ${amount} of ${made.price}`);
    await made.world.pay(made.providerId, isWrong ? amount : undefined);
    this.#oracle.arrived(made.id, amount);
    await this.#hear(made);
  }

  /** The buyer cancels, or the bank refuses. */
  async #end(): Promise<void> {
    const made = this.#pick(this.#orders.filter(({ id }) => this.#oracle.expected(id).status === 'pending'));
    if (!made) return;
    const isFailure = this.#draw(2) === 0;
    this.#note(isFailure ? 'fail' : 'cancel');
    if (isFailure) await made.world.fail(made.providerId);
    else await made.world.provider.cancel(made.providerId);
    this.#oracle.ended(made.id, isFailure ? 'failed' : 'cancelled');
    await settlePayment(this.#context(made.world), (await findPayment(this.#t.services.db, made.id))!);
  }

  async #expire(): Promise<void> {
    const open = this.#orders.filter(({ id }) => this.#oracle.expected(id).status === 'pending');
    if (open.length === 0) return;
    this.#note('half an hour passes');
    await this.#t.advance(EXPIRY_SECONDS);
    while ((await lookAtDue(this.#context(this.#worlds[0]!))) > 0);
    for (const { id } of open) this.#oracle.ended(id, 'expired');
    await this.#t.services.jobs.drain();
  }

  /** An answer of before, or the same one again, arrives. */
  async #repeat(): Promise<void> {
    const made = this.#pick(this.#orders);
    if (!made?.earlier) return;
    this.#note('an older answer');
    await settle(this.#context(made.world), made.world.provider.name, made.id, made.earlier);
    made.earlier = await made.world.provider.look(made.providerId);
  }

  async #spend(): Promise<void> {
    const credits = 1 + this.#draw(20);
    const operationId = `life:${newId()}`;
    const spend = { userId: this.#user.id, credits, operationId, reason: 'gift' };
    const isSpent = await this.#t.services
      .unitOfWork((tx) => spendCredits(tx, spend))
      .then(() => true)
      .catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'not_enough_credits') return false;
        throw error;
      });
    this.#note(`spend ${credits}`);
    assert.equal(
      isSpent,
      this.#oracle.spends(operationId, credits),
      'a spend passes with enough credits alone',
    );
    if (isSpent) this.#spends.push(operationId);
  }

  async #giveBack(): Promise<void> {
    const of = this.#spends.pop();
    if (!of) return;
    this.#note('give a spend back');
    const { services } = this.#t;
    const operationId = `back:${of}`;
    await services.unitOfWork((tx, afterCommit) =>
      giveBackToLots(services, { tx, afterCommit }, of, () =>
        giveBackCredits(tx, { userId: this.#user.id, operationId, of }),
      ),
    );
    this.#oracle.gaveBack(of);
  }

  #completed(): Made[] {
    return this.#orders.filter(({ id }) => this.#oracle.isCompleted(id));
  }

  async #withdraw(): Promise<void> {
    const made = this.#pick(this.#completed().filter(({ id }) => this.#oracle.unused(id) > 0));
    if (!made) return;
    const unused = this.#oracle.unused(made.id);
    const credits = this.#draw(2) === 0 ? unused : 1 + this.#draw(unused);
    const { services } = this.#t;
    const payment = (await findPayment(services.db, made.id))!;
    const { amount } = await quoteReturn(services.db, payment, credits);
    this.#note(`withdraw ${credits} of ${unused} for ${amount.amount}`);
    assert.equal(amount.amount, this.#oracle.quote(made.id, credits));
    if (amount.amount === 0) return;
    const asked = { id: newId(), amount, credits, reason: 'withdrawal' } as const;
    const ask = () =>
      services.unitOfWork((tx, afterCommit) => askReturn(services, { tx, afterCommit }, payment, asked));
    // The same statement twice asks once.
    await Promise.all([ask(), ask()]);
    this.#oracle.returned(made.id, amount.amount, credits);
    await services.jobs.drain();
    if (made.world.provider.name === 'mollie' && this.#draw(2) === 0) await this.#refuse(made, asked.id);
  }

  /** The bank refuses a refund, and an operator asks for it again. */
  async #refuse(made: Made, returnId: string): Promise<void> {
    this.#note('the refund fails, and is asked for again');
    const { services } = this.#t;
    const row = (await moneyOf(services.db, made.id)).returns.find(({ id }) => id === returnId);
    assert.ok(row?.provider_refund_id);
    await made.world.settleRefund(made.providerId, row.provider_refund_id, 'failed');
    await settlePayment(this.#context(made.world), (await findPayment(services.db, made.id))!);
    await services.unitOfWork((tx, afterCommit) => retryReturn(services, { tx, afterCommit }, returnId));
    await services.jobs.drain();
  }

  async #refundOutside(): Promise<void> {
    const made = this.#pick(
      this.#completed().filter(({ id, price }) => this.#oracle.expected(id).returned < price),
    );
    if (!made) return;
    const amount = 1 + this.#draw(made.price - this.#oracle.expected(made.id).returned);
    this.#note(`refund ${amount} at the provider`);
    await made.world.refundOutside(made.providerId, amount);
    this.#oracle.returned(made.id, amount, 0);
    await this.#hear(made);
  }

  async #chargeBack(): Promise<void> {
    const made = this.#pick(
      this.#completed().filter(({ id }) => this.#oracle.expected(id).chargedBack === 0),
    );
    if (!made) return;
    const amount = this.#draw(3) === 0 ? 1 + this.#draw(made.price) : made.price;
    this.#note(`charge back ${amount} of ${made.price}`);
    await made.world.chargeBack(made.providerId, amount);
    this.#oracle.chargedBack(made.id, amount);
    await this.#hear(made);
  }

  async #reverse(): Promise<void> {
    const made = this.#pick(this.#orders.filter(({ id }) => this.#oracle.expected(id).chargedBack > 0));
    if (!made) return;
    this.#note('reverse the charge-back');
    await made.world.reverseChargeBack(made.providerId);
    this.#oracle.reversed(made.id);
    await this.#hear(made);
  }

  /** Waits until every refund is made, and asks about every order once more. */
  async #rest(): Promise<void> {
    const { services } = this.#t;
    await services.jobs.drain();
    await this.#t.advance(PAUSE_SECONDS);
    for (const { id, providerId, world } of this.#orders) {
      const snapshot = await world.provider.look(providerId);
      for (const refund of snapshot?.refunds ?? [])
        if (refund.state === 'under_way') await world.settleRefund(providerId, refund.id, 'done');
      await settlePayment(this.#context(world), (await findPayment(services.db, id))!);
    }
    await services.jobs.drain();
  }

  async #compare(): Promise<void> {
    const { db } = this.#t.services;
    for (const made of this.#orders) {
      const expected = this.#oracle.expected(made.id);
      const { status } = (await findPayment(db, made.id))!;
      const { returns, chargebacks, lot } = await moneyOf(db, made.id);
      const sum = (list: readonly { amount: number }[]) =>
        list.reduce((total, { amount }) => total + amount, 0);
      const standing = chargebacks.filter(({ reversed_at: at }) => at === null);
      const debts = await db
        .selectFrom('debts')
        .select('amount')
        .where('payment_id', '=', made.id)
        .where('state', '=', 'open')
        .execute();
      const owed = sum(debts);
      const [returned, chargedBack] = [sum(returns.filter(isOwedOrPaid)), sum(standing)];
      const { paid, ...booked } = expected;
      assert.deepEqual({ status, unused: lot?.unused ?? 0, returned, chargedBack, owed }, booked);
      assert.deepEqual(await this.#atProvider(made), { paid, returned, chargedBack });
    }
    assert.equal(await balanceOf(db, this.#user.id), this.#oracle.balance());
    const user = await db
      .selectFrom('users')
      .select('paid_user')
      .where('id', '=', this.#user.id)
      .executeTakeFirstOrThrow();
    assert.equal(user.paid_user, this.#oracle.isPremium(), 'Premium follows the money');
    assert.equal(
      (await openDebtOf(db, this.#user.id)) !== null,
      this.#orders.some(({ id }) => this.#oracle.expected(id).owed > 0),
    );
    if (this.#hasLimit)
      assert.ok(this.#oracle.spent() <= LIMIT || this.#orders.length === 1, 'the limit holds');
  }

  /** What the provider's own books say. */
  async #atProvider({ providerId, world }: Made) {
    const said = (await world.provider.look(providerId))!;
    const sum = (list: readonly { amount: { amount: number } }[]) =>
      list.reduce((total, { amount }) => total + amount.amount, 0);
    return {
      paid: said.status === 'paid' ? said.amount.amount : 0,
      returned: sum(said.refunds.filter(({ state }) => state === 'done')),
      chargedBack: sum(said.chargebacks.filter(({ reversedAt }) => reversedAt === null)),
    };
  }

  /** The buyer is erased; money that still arrives goes back. */
  async #leave(): Promise<void> {
    this.#note('leave');
    const { services } = this.#t;
    await services.unitOfWork((tx, afterCommit) =>
      deleteAccount(services, { tx, afterCommit }, this.#user.id),
    );
    const late = this.#orders.find(({ id }) => this.#oracle.expected(id).paid === 0);
    if (!late) return;
    await late.world.pay(late.providerId);
    await this.#hear(late);
    await this.#rest();
    assert.deepEqual(await this.#atProvider(late), {
      paid: late.price,
      returned: late.price,
      chargedBack: 0,
    });
    assert.equal((await moneyOf(services.db, late.id)).lot, null, 'no wallet gets credits');
  }
}
