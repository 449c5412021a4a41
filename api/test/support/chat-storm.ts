import { randomUUID } from 'node:crypto';
import type { ChatPhotoResponse } from '@rendezvous/contract/chat-photos';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/chats';
import { GIFTS } from '@rendezvous/contract/gifts';
import type { HalfPromptDraft } from '@rendezvous/contract/half-prompts';
import { multipartForm } from './multipart.ts';

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
  /** The file that is uploaded for each photo message. */
  photo: Buffer;
  /** Addresses of the processes that run at this moment. */
  addresses(): readonly string[];
}

/** Share of requests that ask again for an earlier message, and of those that are said twice at once. */
const REPEATED = 0.3;
const TWICE = 0.15;
/** One new message of so many is a photo, uploaded for it. */
const PHOTO_EVERY = 10;
/** Uploads without a message that is acknowledged; the server keeps ten, and decodes few at a time. */
const UPLOADS_MAX = 4;
/** How long a connection waits when no process answers, and when an upload is asked to come later. */
const BREATH_MS = 10;
const LATER_MS = 300;

const breathe = (milliseconds = BREATH_MS) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
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
  /** Uploads and messages of photos that are asked at this moment. */
  photosAsked = 0;
  /** Times that an upload was asked to come later. */
  uploadsPutOff = 0;
  readonly #options: StormOptions;
  #meant = 0;
  #uploads = 0;

  constructor(options: StormOptions) {
    this.#options = options;
  }

  get acknowledged(): number {
    return this.drafts.filter((draft) => draft.acknowledged !== null).length;
  }

  /** Acknowledged messages by kind. */
  get kinds(): Record<string, number> {
    const kinds: Record<string, number> = {};
    for (const { body, acknowledged } of this.drafts)
      if (acknowledged !== null) kinds[body.kind] = (kinds[body.kind] ?? 0) + 1;
    return kinds;
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
    const draft = repeats ? pick(this.drafts) : await this.#next();
    if (Math.random() < TWICE) await Promise.all([this.#send(draft), this.#send(draft)]);
    else await this.#send(draft);
  }

  async #next(): Promise<Draft> {
    const draft = { body: await this.#body(), acknowledged: null, refused: false, unanswered: false };
    this.drafts.push(draft);
    return draft;
  }

  async #body(): Promise<SendMessageBody> {
    const common = { member: pick(this.#options.receivers), client_id: randomUUID() };
    if (this.#meant++ % PHOTO_EVERY === 0 && this.#uploads - (this.kinds.photo ?? 0) < UPLOADS_MAX)
      return { ...common, kind: 'photo', photo: await this.#upload() };
    const chance = Math.random();
    if (chance < 0.2) return { ...common, kind: 'gift', gift: pick(GIFTS) };
    if (chance > 0.85)
      return { ...common, kind: 'text', text: `Half ${this.drafts.length}`, half_prompt: this.#options.half };
    return { ...common, kind: chance < 0.4 ? 'icebreaker' : 'text', text: `Message ${this.drafts.length}` };
  }

  /** Uploads a photo, and asks again under the same key until there is an answer. */
  async #upload(): Promise<string> {
    this.#uploads += 1;
    const { payload, headers } = multipartForm({ file: this.#options.photo });
    const form = { body: new Uint8Array(payload), headers: { ...headers, 'idempotency-key': randomUUID() } };
    this.photosAsked += 1;
    try {
      for (;;) {
        const address = pick(this.#options.addresses());
        const asked =
          address && this.#post<ChatPhotoResponse & { code?: string }>(`${address}/api/chat-photo.php`, form);
        const answer = asked ? await asked.catch(() => null) : null;
        if (answer?.status === 201) return answer.body.photo.id;
        if (answer) this.#noteRefusedUpload(answer);
        await breathe(answer ? LATER_MS : BREATH_MS);
      }
    } finally {
      this.photosAsked -= 1;
    }
  }

  /** The guards of uploads ask for patience while they have enough to decode; nothing else may be said. */
  #noteRefusedUpload({ status, body }: { status: number; body: { code?: string } }): void {
    this.uploadsPutOff += 1;
    if (status !== 503 || body.code !== 'unavailable')
      throw new Error(`an upload was answered ${status} ${JSON.stringify(body)}`);
  }

  async #send(draft: Draft): Promise<void> {
    const isPhoto = draft.body.kind === 'photo' ? 1 : 0;
    this.photosAsked += isPhoto;
    await this.#sendOnce(draft);
    this.photosAsked -= isPhoto;
  }

  async #sendOnce(draft: Draft): Promise<void> {
    const address = pick(this.#options.addresses());
    this.requests += 1;
    const answer = address === undefined ? null : await this.#say(address, draft.body).catch(() => null);
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

  #say(address: string, body: SendMessageBody) {
    const headers = { 'content-type': 'application/json' };
    return this.#post<SendMessageResponse>(`${address}/api/chat.php`, {
      body: JSON.stringify(body),
      headers,
    });
  }

  async #post<T>(
    url: string,
    { body, headers }: { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> },
  ): Promise<{ status: number; body: T }> {
    const origin = new URL(url).origin;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-client': 'web/2', origin, cookie: this.#options.cookie, ...headers },
      body,
    });
    return { status: response.status, body: (await response.json()) as T };
  }
}
