import { randomUUID } from 'node:crypto';
import { GIFTS } from '@rendezvous/contract/resources/gifts/values';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import sharp from 'sharp';
import { ApiMember, signUpBody } from '../api-member.ts';
import { ask, NoAnswer, orRefused, Refused, Short } from './ask.ts';
import type { GivenLike, Journal, Order, SentMessage, SignedUp } from './journal.ts';

/** A Premium member who writes all the time. */
export interface Writer {
  id: string;
  client: ApiMember;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Clients that write until the server is gone, and write requests and answers into the journal. */
export class Workload {
  readonly #journal: Journal;
  readonly #writers: readonly Writer[];
  readonly #url: string;
  readonly #pictures: readonly Blob[];
  #signUps = 0;
  #answered = 0;

  private constructor(journal: Journal, writers: readonly Writer[], url: string, pictures: readonly Blob[]) {
    this.#journal = journal;
    this.#writers = writers;
    this.#url = url;
    this.#pictures = pictures;
  }

  /** Signs writers up, half women and half men; each buys credits, which makes them Premium. */
  static async open(journal: Journal, url: string, count: number): Promise<Workload> {
    const signUp = async (number: number): Promise<Writer> => {
      const client = new ApiMember(url);
      return { id: await client.signUp(`Writer_${number}`, number % 2 ? 'male' : 'female'), client };
    };
    const writers = await Promise.all(Array.from({ length: count }, (_, number) => signUp(number)));
    const workload = new Workload(journal, writers, url, await Promise.all([90, 150, 210].map(picture)));
    for (const writer of writers) await workload.#buy(writer);
    return workload;
  }

  /** Writes that were answered so far. */
  get answered(): number {
    return this.#answered;
  }

  /** Asks again what had no answer: the message with its id, the checkout, the like. Photos without an answer are deleted. */
  async repeat(): Promise<void> {
    const { messages, orders, likes } = this.#journal;
    try {
      for (const message of messages)
        if (message.known === 'asked') await this.#did(() => this.#sendAgain(message));
      for (const order of orders)
        if (order.paid === 'asked') await this.#did(() => this.#pay(this.#writer(order.buyer), order));
      for (const given of likes.values())
        if (given.state === 'unknown') await this.#did(() => this.#setLike(given, 'there'));
      for (const writer of this.#writers) await this.#did(() => this.#settlePhotos(writer));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** Writes with `parallel` clients until the server is gone. @throws Error for an answer that is no success */
  async write(parallel: number): Promise<void> {
    const acts = [
      () => this.#newMessage('text'),
      () => this.#newMessage('text'),
      () => this.#newMessage('gift'),
      () => this.#buy(pick(this.#writers)),
      () => this.#signUp(),
      () => this.#like(),
    ];
    // One of them has nothing to do but photos: decoding one takes longer than other writes.
    await Promise.all([
      this.#writeOn([() => this.#photo()]),
      ...Array.from({ length: parallel - 1 }, () => this.#writeOn(acts)),
    ]);
  }

  async #writeOn(acts: readonly (() => Promise<void>)[]): Promise<void> {
    for (;;) {
      try {
        if (await this.#did(pick(acts))) this.#answered += 1;
      } catch (error) {
        if (error instanceof NoAnswer) return;
        throw error;
      }
    }
  }

  /** Does one act and says whether it was done; a refusal is counted, and is no fault. */
  async #did(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#journal.refusals += 1;
      return false;
    }
  }

  #writer(id: string): Writer {
    return this.#writers.find((writer) => writer.id === id)!;
  }

  /** Members of the other gender than the writer's: they may be liked and written to. */
  #othersOf(writer: Writer): readonly Writer[] {
    const own = this.#writers.indexOf(writer) % 2;
    return this.#writers.filter((_, index) => index % 2 !== own);
  }

  async #newMessage(kind: 'text' | 'gift'): Promise<void> {
    const sender = pick(this.#writers);
    const text = kind === 'gift' ? GIFTS[0] : `Message ${this.#journal.messages.length} of ${sender.id}`;
    const receiver = pick(this.#othersOf(sender)).id;
    const message: SentMessage = {
      sender: sender.id,
      receiver,
      clientId: randomUUID(),
      kind,
      text,
      known: 'asked',
    };
    this.#journal.messages.push(message);
    await orRefused(this.#send(sender, message), () => (message.known = 'refused'));
  }

  /** A stored message is answered as before. A lost one costs credits now, and is refused where there are none. */
  async #sendAgain(message: SentMessage): Promise<void> {
    try {
      await this.#send(this.#writer(message.sender), message);
    } catch (error) {
      if (error instanceof Short) message.known = 'refused';
      throw error;
    }
  }

  async #send({ client }: Writer, message: SentMessage): Promise<void> {
    const { receiver: member, clientId, kind, text } = message;
    const body = { member, client_id: clientId, kind, [kind]: text };
    await ask(client, 'POST', '/api/chat.php', body);
    message.known = 'answered';
  }

  async #buy(writer: Writer): Promise<void> {
    const body = {
      package: 'p2',
      method: 'ideal',
      amount: { amount: 2_250, currency: 'EUR' },
      withdrawal_notice: WITHDRAWAL_NOTICE,
      express_request: true,
    };
    const { payment } = await ask<{ payment: { id: string } }>(
      writer.client,
      'POST',
      '/api/payment.php',
      body,
    );
    const order: Order = { id: payment.id, buyer: writer.id, paid: 'no' };
    this.#journal.orders.push(order);
    await orRefused(this.#pay(writer, order), () => (order.paid = 'refused'));
  }

  async #pay({ client }: Writer, order: Order): Promise<void> {
    order.paid = 'asked';
    const outcome = new URLSearchParams({ outcome: pick(['paid', 'paid_twice']) });
    await ask(client, 'POST', `/sandbox/checkout/${order.id}`, outcome);
    // A lost webhook is made up for by the buyer's return. A page that still says "pending" promised nothing.
    const { payment } = await ask<{ payment: { status: string } }>(
      client,
      'GET',
      `/api/payment.php?id=${order.id}`,
    );
    if (payment.status === 'completed') order.paid = 'answered';
  }

  async #signUp(): Promise<void> {
    this.#signUps += 1;
    const name = `New_${this.#signUps}`;
    const noted: SignedUp = { name, known: 'asked' };
    this.#journal.signUps.push(noted);
    const client = new ApiMember(this.#url);
    const asked = ask<{ user: { id: string } }>(
      client,
      'POST',
      '/api/signup.php',
      signUpBody(name, 'female'),
    );
    const { user } = await orRefused(asked, () => (noted.known = 'refused'));
    Object.assign(noted, { known: 'answered', id: user.id, cookie: client.cookie });
  }

  async #like(): Promise<void> {
    const from = pick(this.#writers).id;
    const to = pick(this.#othersOf(this.#writer(from))).id;
    const key = `${from} ${to}`;
    const given = this.#journal.likes.get(key) ?? { from, to, state: 'gone' };
    if (given.state === 'unknown') return;
    this.#journal.likes.set(key, given);
    await this.#setLike(given, given.state === 'there' ? 'gone' : 'there');
  }

  async #setLike(given: GivenLike, wanted: 'there' | 'gone'): Promise<void> {
    const before = given.state;
    given.state = 'unknown';
    const { client } = this.#writer(given.from);
    const method = wanted === 'there' ? 'POST' : 'DELETE';
    const body = { member: given.to };
    const asked = ask<{ code?: string }>(client, method, '/api/like.php', body, 'likes_exhausted');
    const { code } = await orRefused(asked, () => (given.state = before));
    given.state = code === undefined ? wanted : before;
  }

  /** Deletes what a kill left behind: uploads and deletions of photos without an answer. */
  async #settlePhotos({ id: owner, client }: Writer): Promise<void> {
    const { user } = await client
      .need<{ user: { profile: { photos: { id: string }[] } } }>('GET', '/api/user.php')
      .catch(() => {
        throw new NoAnswer();
      });
    const own = this.#journal.photos.filter((photo) => photo.owner === owner);
    const stored = new Set(own.filter(({ removed }) => removed === 'no').map(({ id }) => id));
    for (const { id } of user.profile.photos)
      if (!stored.has(id)) await ask(client, 'DELETE', '/api/photo.php', { id });
    for (const photo of own) if (photo.removed === 'asked') photo.removed = 'answered';
  }

  async #photo(): Promise<void> {
    const { id: owner, client } = pick(this.#writers);
    const own = this.#journal.photos.filter((photo) => photo.owner === owner && photo.removed === 'no');
    const [oldest] = own;
    if (oldest && own.length > 3) {
      oldest.removed = 'asked';
      await orRefused(
        ask(client, 'DELETE', '/api/photo.php', { id: oldest.id }),
        () => (oldest.removed = 'no'),
      );
      oldest.removed = 'answered';
      return;
    }
    const form = new FormData();
    form.set('visibility', pick(['public', 'private']));
    form.set('file', pick(this.#pictures), 'photo.jpg');
    const { photo } = await ask<{ photo: { id: string } }>(client, 'POST', '/api/photo.php', form);
    this.#journal.photos.push({ id: photo.id, owner, removed: 'no' });
  }
}

async function picture(red: number): Promise<Blob> {
  const create = { width: 640, height: 800, channels: 3, background: { r: red, g: 120, b: 90 } } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' });
}
