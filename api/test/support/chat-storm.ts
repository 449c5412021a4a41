import { randomUUID } from 'node:crypto';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/chats';
import { GIFTS } from '@rendezvous/contract/gifts';
import type { HalfPromptDraft } from '@rendezvous/contract/half-prompts';

/** A message as its client means it, and what the client was told of it. */
export interface Draft {
  body: SendMessageBody;
  /** Id of the message that an answer named; null while none did. */
  acknowledged: string | null;
  /** The server has said no, at least once. */
  refused: boolean;
  /** The last asking had no answer. */
  unanswered: boolean;
}

export interface StormOptions {
  /** Session of the one account that sends. */
  cookie: string;
  receivers: readonly string[];
  /** The half sentence that each receiver's profile has. */
  half: HalfPromptDraft;
  /** Photos that were uploaded; each is sent in one message. */
  photos: readonly string[];
  /** Addresses of the processes that run at this moment. */
  addresses(): readonly string[];
}

/** Share of requests that ask again for an earlier message, and of those that are said twice at once. */
const REPEATED = 0.3;
const TWICE = 0.15;
/** How long a connection waits when no process answers. */
const BREATH_MS = 10;

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, BREATH_MS));
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Connections of one account that send messages of all kinds at once, over all processes, and repeat them under their ids. */
export class ChatStorm {
  readonly drafts: Draft[] = [];
  /** Answers by status. */
  readonly answers: Record<string, number> = {};
  /** Requests that ended without an answer. */
  unanswered = 0;
  requests = 0;
  /** What no answer may be: errors of the server, refusals without a reason, two messages under one id. */
  readonly faults = new Set<string>();
  readonly #options: StormOptions;
  readonly #photos: string[];

  constructor(options: StormOptions) {
    this.#options = options;
    this.#photos = [...options.photos];
  }

  get acknowledged(): number {
    return this.drafts.filter((draft) => draft.acknowledged !== null).length;
  }

  /** Sends over so many connections until `isOver`. */
  async blow(connections: number, isOver: () => boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        // While no process runs there is no one to ask: nothing new is meant then.
        while (!isOver()) await (this.#options.addresses().length > 0 ? this.#ask() : breathe());
      }),
    );
  }

  /** Asks again, over so many connections, for every message whose last asking had no answer, until each is answered. */
  async settle(connections: number): Promise<void> {
    const left = this.drafts.filter((draft) => draft.unanswered);
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let draft = left.pop(); draft; draft = left.pop())
          while (draft.unanswered) await this.#send(draft);
      }),
    );
  }

  async #ask(): Promise<void> {
    const repeats = this.drafts.length > 0 && Math.random() < REPEATED;
    const draft = repeats ? pick(this.drafts) : this.#next();
    if (Math.random() < TWICE) await Promise.all([this.#send(draft), this.#send(draft)]);
    else await this.#send(draft);
  }

  #next(): Draft {
    const draft = { body: this.#body(), acknowledged: null, refused: false, unanswered: false };
    this.drafts.push(draft);
    return draft;
  }

  #body(): SendMessageBody {
    const common = { member: pick(this.#options.receivers), client_id: randomUUID() };
    const photo = Math.random() < 0.1 ? this.#photos.pop() : undefined;
    if (photo !== undefined) return { ...common, kind: 'photo', photo };
    const chance = Math.random();
    if (chance < 0.2) return { ...common, kind: 'gift', gift: pick(GIFTS) };
    if (chance > 0.85)
      return { ...common, kind: 'text', text: `Half ${this.drafts.length}`, half_prompt: this.#options.half };
    return { ...common, kind: chance < 0.4 ? 'icebreaker' : 'text', text: `Message ${this.drafts.length}` };
  }

  async #send(draft: Draft): Promise<void> {
    const address = pick(this.#options.addresses());
    this.requests += 1;
    const answer = address === undefined ? null : await this.#post(address, draft.body).catch(() => null);
    draft.unanswered = answer === null;
    if (answer === null) {
      this.unanswered += 1;
      return breathe();
    }
    this.answers[answer.status] = (this.answers[answer.status] ?? 0) + 1;
    this.#note(draft, answer);
  }

  #note(draft: Draft, { status, body }: { status: number; body: SendMessageResponse }): void {
    const { client_id: id, kind } = draft.body;
    if (status === 402) {
      draft.refused = true;
      if (draft.acknowledged !== null) this.faults.add(`${kind} ${id} was acknowledged and then refused`);
      return;
    }
    if (status !== 201) {
      this.faults.add(`${kind} ${id} was answered ${status} ${JSON.stringify(body)}`);
      return;
    }
    if (draft.acknowledged !== null && draft.acknowledged !== body.message.id)
      this.faults.add(`${kind} ${id} is two messages: ${draft.acknowledged} and ${body.message.id}`);
    if (body.message.client_id !== id) this.faults.add(`${kind} ${id} was answered with another message`);
    draft.acknowledged = body.message.id;
  }

  async #post(
    address: string,
    body: SendMessageBody,
  ): Promise<{ status: number; body: SendMessageResponse }> {
    const response = await fetch(`${address}/api/chat.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client': 'web/2',
        origin: address,
        cookie: this.#options.cookie,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as SendMessageResponse };
  }
}
