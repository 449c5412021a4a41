import assert from 'node:assert/strict';
import type { PaymentContext } from '#src/money/payments/context.ts';
import { receiveWebhook, settlePayment } from '#src/money/payments/look.ts';
import type { Snapshot } from '#src/money/payments/provider.ts';
import { providersOf } from '#src/money/payments/providers.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import type { TestApp, TestUser } from '#test/harness.ts';
import type { ProviderWorld } from '../worlds.ts';
import { Oracle, type NewOrder } from './oracle.ts';

/** An order of the buyer, made at a provider. */
export interface Made {
  id: string;
  price: number;
  world: ProviderWorld;
  providerId: string;
  /** What the provider said at an earlier moment. */
  earlier: Snapshot | null;
}

export type Draw = (below: number) => number;

export interface Setting {
  t: TestApp;
  worlds: readonly ProviderWorld[];
  draw: Draw;
}

/** A buyer who acts at random, with the books that state the expected outcome of each order. */
export class Buyer {
  readonly t: TestApp;
  readonly worlds: readonly ProviderWorld[];
  readonly draw: Draw;
  readonly user: TestUser;
  readonly hasLimit: boolean;
  readonly oracle = new Oracle();
  readonly orders: Made[] = [];
  /** Spends that have not come back. */
  readonly spends: string[] = [];
  /** What was done, for the message of a failure. */
  readonly acts: string[] = [];

  constructor({ t, worlds, draw }: Setting, user: TestUser) {
    this.t = t;
    this.worlds = worlds;
    this.draw = draw;
    this.user = user;
    this.hasLimit = draw(4) === 0;
  }

  note(text: string): void {
    this.acts.push(text);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.draw(list.length)];
  }

  context(world: ProviderWorld): PaymentContext {
    const { services, app } = this.t;
    const providers = providersOf(
      this.worlds.map(({ provider }) => provider),
      world.provider.name,
    );
    return { ...services, providers, log: app.log };
  }

  pending(): Made[] {
    return this.orders.filter(({ id }) => this.oracle.expected(id).status === 'pending');
  }

  completed(): Made[] {
    return this.orders.filter(({ id }) => this.oracle.isCompleted(id));
  }

  /** Notes an order that was accepted. */
  async accept(world: ProviderWorld, order: NewOrder): Promise<void> {
    this.oracle.ordered(order);
    const { id, price } = order;
    const providerId = (await findPayment(this.t.services.db, id))?.provider_id;
    assert.ok(providerId);
    this.orders.push({ id, price, world, providerId, earlier: await world.provider.look(providerId) });
  }

  /** Has the site ask the provider about an order. */
  async ask({ id, world }: Made): Promise<void> {
    await settlePayment(this.context(world), (await findPayment(this.t.services.db, id))!);
  }

  /** Delivers what the provider reports, once or twice at the same time, or has the browser's return ask. */
  async receive(made: Made): Promise<void> {
    const way = this.draw(3);
    if (way === 0) return this.ask(made);
    const { provider } = made.world;
    const context = this.context(made.world);
    const { body, headers } = await made.world.webhook(made.providerId);
    const ids = await provider.readWebhook(body, headers);
    assert.deepEqual(ids, [made.providerId]);
    await Promise.all(Array.from({ length: way }, () => receiveWebhook(context, provider, ids)));
  }
}
