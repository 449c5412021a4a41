import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@rendezvous/contract/kernel/call';
import {
  READ_PAYMENT,
  RECEIVE_PAYMENT_WEBHOOK,
  START_PAYMENT,
} from '@rendezvous/contract/resources/payments/endpoints';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { WITHDRAW } from '@rendezvous/contract/resources/withdrawal/endpoints';
import { IDS } from '#src/money/payments/sandbox/dialects.ts';
import type { SandboxOutcome } from '#src/money/payments/sandbox/outcomes.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { cookiesOf } from '#test/chats/photo-support.ts';
import { ASKED } from '#test/payments/support.ts';
import type { Pair } from './pair.ts';

const FORM = 'application/x-www-form-urlencoded';
const TRIES = 5;

interface Asked {
  path: string;
  payload: string;
  type?: string;
  headers?: Record<string, string>;
}

/** A buyer with a browser, and the provider's webhooks, at the processes of a pair. What is not answered is repeated. */
export class Buyer {
  readonly id: string;
  readonly email: string;
  readonly #pair: Pair;
  readonly #cookie: string;
  readonly #keys = { order: newId(), withdrawal: newId() };

  private constructor(pair: Pair, { id, email }: { id: string; email: string }, cookie: string) {
    this.#pair = pair;
    this.id = id;
    this.email = email;
    this.#cookie = cookie;
  }

  static async arrive(pair: Pair): Promise<Buyer> {
    const { user, client } = await pair.site.t.member();
    return new Buyer(pair, user, cookiesOf(client));
  }

  /** @throws TypeError when the process is gone before it answers; Error for a refusal */
  async #ask(
    address: string,
    { path, payload, type = 'application/json', headers }: Asked,
  ): Promise<Response> {
    const answer = await fetch(address + path, {
      method: 'POST',
      redirect: 'manual',
      body: payload,
      headers: {
        'content-type': type,
        cookie: this.#cookie,
        'x-client': 'web/2',
        origin: address,
        ...headers,
      },
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  /** Asks one of the processes that run, again after a failure. @throws Error after some tries */
  async #askSurely(asked: Asked): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#ask(this.#pair.addresses[0]!, asked);
      } catch (error) {
        if (tries === TRIES) throw error;
        await pause(200);
      }
    }
  }

  /** Presses the pay button, always with the same key. @returns id of the order */
  async order(): Promise<string> {
    const amount = { amount: 2_250, currency: 'EUR' };
    const answer = await this.#askSurely({
      path: START_PAYMENT.path,
      payload: JSON.stringify({ package: 'p2', method: 'ideal', amount, ...ASKED }),
      headers: { 'idempotency-key': this.#keys.order },
    });
    const { payment } = (await answer.json()) as { payment: Payment };
    return payment.id;
  }

  /** Pays, or moves the money as a bank does: once, whether or not the process that reports it lives on. */
  async choose(payment: string, outcome: SandboxOutcome): Promise<void> {
    const payload = new URLSearchParams({ outcome }).toString();
    const asked = { path: `/sandbox/checkout/${payment}`, payload, type: FORM };
    await this.#ask(this.#pair.addresses[0]!, asked).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
  }

  /** Reads the order, as the page after the checkout does. */
  async read(payment: string): Promise<void> {
    const address = this.#pair.addresses[0]! + addressOf(READ_PAYMENT, { id: payment });
    await fetch(address, { headers: { cookie: this.#cookie } });
  }

  async withdraw(payment: string): Promise<void> {
    await this.#askSurely({
      path: WITHDRAW.path,
      payload: JSON.stringify({ payment, confirm: true }),
      headers: { 'idempotency-key': this.#keys.withdrawal },
    });
  }

  /** Delivers a webhook to all processes at once, twice. */
  async hooks(providerId: string): Promise<void> {
    const { payload } = IDS.word(this.#pair.site.t.services.signer, { id: providerId, status: 'open' });
    const path = `${RECEIVE_PAYMENT_WEBHOOK.path}?provider=${IDS.name}`;
    const all = [...this.#pair.addresses, ...this.#pair.addresses];
    await Promise.all(all.map((address) => this.#ask(address, { path, payload, type: FORM })));
  }
}
