import { randomUUID } from 'node:crypto';
import type { ChatPhotoResponse } from '@rendezvous/contract/resources/chat-photos/schemas';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import { GIFTS } from '@rendezvous/contract/resources/gifts/schemas';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import { multipartForm } from '../multipart.ts';

/** A message as its client means it, and the answer to the client. */
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
  /** The file that is uploaded again for each photo message. */
  photo: Buffer;
  /** Photos may be so many behind their share; then earlier messages are asked again until one is uploaded. */
  photosBehind: number;
  /** Addresses of the processes that run at this moment. */
  addresses(): readonly string[];
}

/** Share of requests that ask again for an earlier message, and of those that are said twice at once. */
const REPEATED = 0.3;
const TWICE = 0.15;
/** What a message can be; each kind has the same share. A half is a text that completes a half sentence. */
export const KINDS = ['text', 'half', 'icebreaker', 'gift', 'photo'] as const;
type Kind = (typeof KINDS)[number];
/** Connections that upload photos ahead of their messages. */
const UPLOADERS = 4;
/** Uploads without a message that is acknowledged; the server stores ten of a member, and decodes one at a time. */
export const UNSENT_UPLOADS = 8;
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
  acknowledged = 0;
  /** Acknowledged messages by kind. */
  readonly kinds: Partial<Record<Kind, number>> = {};
  /** What no answer may be: errors of the server, refusals without a reason, two messages under one id. */
  readonly faults = new Set<string>();
  /** Uploads and messages of photos that are asked at this moment. */
  photosAsked = 0;
  /** Times that an upload was asked to come later. */
  uploadsPutOff = 0;
  readonly #options: StormOptions;
  /** Uploads that wait for their message. */
  readonly #stock: string[] = [];
  /** Messages whose last asking had no answer, in the order they were asked. */
  readonly #lost: Draft[] = [];
  #photos = 0;
  #uploads = 0;

  constructor(options: StormOptions) {
    this.#options = options;
  }

  /** Sends over so many connections until `isOver`, while a few more upload the photos for it. */
  async blow(connections: number, isOver: () => boolean): Promise<void> {
    const loop = async (step: () => Promise<void>): Promise<void> => {
      // While no process runs there is no one to ask: nothing new is meant then.
      while (!isOver()) await (this.#options.addresses().length > 0 ? step() : breathe());
    };
    await Promise.all([
      ...Array.from({ length: connections }, () => loop(() => this.#ask())),
      ...Array.from({ length: UPLOADERS }, () => loop(() => this.#uploadAhead())),
    ]);
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
    const isNew = !repeats && this.#mayBegin();
    // A connection that waits for a photo leaves the processors to it.
    if (!repeats && !isNew) await breathe();
    const draft = isNew ? this.#next() : (this.#lost.shift() ?? pick(this.drafts));
    if (Math.random() < TWICE) await Promise.all([this.#send(draft), this.#send(draft)]);
    else await this.#send(draft);
  }

  /** Photos that are missing to their share, one more message included. */
  get #behind(): number {
    return (this.drafts.length + 1) / KINDS.length - this.#photos;
  }

  /** False while a photo has to come first. A refused message still has its upload: once the credits are spent, none comes any more. */
  #mayBegin(): boolean {
    return this.#behind <= this.#options.photosBehind || this.#stock.length > 0 || !!this.answers[402];
  }

  #next(): Draft {
    const photo = this.#behind > 0 ? this.#stock.shift() : undefined;
    const draft = { body: this.#body(photo), acknowledged: null, refused: false, unanswered: false };
    this.drafts.push(draft);
    if (photo) this.#photos += 1;
    return draft;
  }

  #body(photo: string | undefined): SendMessageBody {
    const common = { member: pick(this.#options.receivers), client_id: randomUUID() };
    if (photo) return { ...common, kind: 'photo', photo };
    const kind = pick(KINDS.filter((one) => one !== 'photo'));
    if (kind === 'gift') return { ...common, kind, gift: pick(GIFTS) };
    const text = `Message ${this.drafts.length}`;
    if (kind === 'half') return { ...common, kind: 'text', text, half_prompt: this.#options.half };
    return { ...common, kind, text };
  }

  async #uploadAhead(): Promise<void> {
    if (this.#uploads - (this.kinds.photo ?? 0) >= UNSENT_UPLOADS) return breathe();
    this.#stock.push(await this.#upload());
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
      this.#lost.push(draft);
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
    if (draft.acknowledged === null) this.#count(draft);
    draft.acknowledged = body.message.id;
  }

  #count({ body }: Draft): void {
    const kind = body.half_prompt ? 'half' : body.kind;
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    this.acknowledged += 1;
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
