import assert from 'node:assert/strict';
import { findPayment } from '#src/money/payments/repository.ts';
import { REFUND_SECONDS } from '#src/money/payments/sandbox/provider.ts';
import { moneyOf } from '#src/money/returns/face.ts';
import { until } from '#test/support/until.ts';
import { Buyer } from './buyer.ts';
import { FAILED, REFUNDED, REVERSED, factsOf } from './facts.ts';
import type { Fate } from './gate.ts';
import type { Pair } from './pair.ts';
import type { Act, Step } from './steps.ts';

/** What brings a payment on when its report was lost with a process: a repeated webhook, the buyer's return, or a look on time. */
export const WAYS_ON = ['webhook', 'return', 'look'] as const;

/** A kill of one process in the course of a payment. */
export interface Kill {
  step: Step;
  fate: Fate;
  way: (typeof WAYS_ON)[number];
  /** The provider collects no money, where the step comes before the payment. */
  fails: boolean;
}

/** Longer than the pause between the looks at a new order. */
const LOOK_SECONDS = 301;

/** One payment from the order to the end of its money, in which a process is killed once. */
export class KilledPayment {
  readonly #pair: Pair;
  readonly #kill: Kill;
  readonly #buyer: Buyer;
  #id = '';

  private constructor(pair: Pair, kill: Kill, buyer: Buyer) {
    this.#pair = pair;
    this.#kill = kill;
    this.#buyer = buyer;
  }

  /** @throws AssertionError when books, provider or mails are not what a payment without a kill leaves */
  static async live(pair: Pair, kill: Kill): Promise<void> {
    const { step, fate, way } = kill;
    await pair.whole();
    try {
      await new KilledPayment(pair, kill, await Buyer.arrive(pair)).#run();
    } catch (error) {
      throw new Error(`killed at «${step.name}», ${fate}, then a ${way}`, { cause: error });
    }
  }

  get #db() {
    return this.#pair.site.t.services.db;
  }

  async #run(): Promise<void> {
    const { act } = this.#kill.step;
    await this.#act('order', () => this.#buyer.order());
    this.#id = await this.#buyer.order();
    const end = await (this.#kill.fails && act === 'order'
      ? this.#fail()
      : this.#pay().then(() =>
          act === 'charge back' || act === 'reverse' ? this.#chargeBack() : this.#refund(),
        ));
    await this.#pair.rest();
    const { atProvider, mails, ...facts } = await factsOf(this.#db, this.#buyer);
    assert.deepEqual({ ...facts, atProvider, mails }, end);
  }

  /** Does an act; one process is killed in it when the step is one of its. */
  async #act(name: Act, doing: () => Promise<unknown>): Promise<void> {
    const { step, fate } = this.#kill;
    if (step.act === name) await this.#pair.killAt(step, fate, this.#id, doing);
    else await doing();
  }

  async #statusBecomes(status: string): Promise<void> {
    await until(async () => (await findPayment(this.#db, this.#id))?.status === status);
  }

  async #goOn(): Promise<void> {
    const { way } = this.#kill;
    if (way === 'webhook') await this.#hooks();
    else if (way === 'return') await this.#buyer.read(this.#id);
    else await this.#pair.site.advance(LOOK_SECONDS);
  }

  async #hooks(): Promise<void> {
    const { provider_id: providerId } = (await findPayment(this.#db, this.#id))!;
    await this.#buyer.hooks(providerId!);
  }

  async #fail() {
    await this.#buyer.choose(this.#id, 'failed');
    await this.#goOn();
    await this.#statusBecomes('failed');
    return FAILED;
  }

  async #pay(): Promise<void> {
    await this.#act('pay', () => this.#buyer.choose(this.#id, 'paid'));
    await this.#goOn();
    await this.#statusBecomes('completed');
  }

  async #refund() {
    await this.#act('withdraw', () => this.#buyer.withdraw(this.#id));
    await until(async () => {
      const { returns } = await moneyOf(this.#db, this.#id);
      return returns.some(({ provider_refund_id: refund }) => refund !== null);
    });
    await this.#act('receive the refund', () => this.#pair.site.advance(REFUND_SECONDS + 1));
    await this.#hooks();
    await this.#statusBecomes('refunded');
    await until(async () => {
      const { returns } = await moneyOf(this.#db, this.#id);
      return returns.every(({ state }) => state === 'done');
    });
    return REFUNDED;
  }

  async #chargeBack() {
    await this.#act('charge back', () => this.#buyer.choose(this.#id, 'charged_back'));
    await this.#hooks();
    await this.#statusBecomes('charged_back');
    await this.#act('reverse', () => this.#buyer.choose(this.#id, 'chargeback_reversed'));
    await this.#hooks();
    await this.#statusBecomes('completed');
    return REVERSED;
  }
}
