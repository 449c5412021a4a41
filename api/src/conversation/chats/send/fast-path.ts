import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';
import type { Db } from '#src/platform/db/database.ts';
import { gather } from '#src/platform/lib/gather.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import { contentOf, type Content } from './content.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import { costOf, isConfirmed, type ChatRules, type Writer } from '#src/conversation/chats/policy.ts';
import {
  sendAtOnce,
  type Outcome,
  type SentAtOnce,
  type FastMessage,
  type FastSend,
} from './fast-path-repository.ts';

/** Returns the message of a body that the fast path can send; null for any other body. */
export function fastMessage(
  { rules, now, notifies }: ChatContext,
  writer: Writer,
  body: SendMessageBody,
): FastMessage | null {
  const { kind, half_prompt: half, conversation, member, client_id } = body;
  if (!notifies || !isConfirmed(writer) || kind === 'photo' || half) return null;
  if ((conversation === undefined) === (member === undefined)) return null;
  const cost = costOf(kind, { fictional: false }, rules);
  const content = contentOrNull(body, rules);
  if (cost === 0 || !content) return null;
  const { text, gift } = content;
  return { id: newId(), sender_id: writer.userId, client_id, kind, text, gift, cost, created_at: now };
}

/** `unique_violation` of the client's id, and `serialization_failure`: another message has spent the credits. */
const CONFLICT_CODES = new Set(['23505', '40001']);

/** Sends one message in the batch of its moment. */
type Batch = (send: FastSend) => Promise<Outcome>;

/**
 * Sends the messages of one moment in one transaction, which waits for no lock. An error of one undoes all of them, so each then goes alone. A message
 * that was stored although its answer was lost is found by its client id.
 */
const createBatch = (db: Db): Batch =>
  gather(
    async (sends) => {
      try {
        return await sendAtOnce(db, sends, false);
      } catch {
        return sends.map(() => 'busy' as const);
      }
    },
    // Two transactions of one lane would meet at the locks of one pair.
    { lanes: 1 },
  );

/** Transactions that are under way at a time: one is written to the disk while the next one works. */
const LANES = 2;

/** Sends of one conversation use one lane, so that two transactions seldom meet. */
function laneOf({ message, to }: FastSend): number {
  const key = to.conversation ?? [message.sender_id, to.member].sort().join(' ');
  let hash = 0;
  for (let place = 0; place < key.length; place += 1) hash = (hash * 31 + key.charCodeAt(place)) | 0;
  return Math.abs(hash) % LANES;
}

/** Sends messages by the fast path, those of one moment together. */
export class FastPath {
  readonly #db: Db;
  readonly #lanes: readonly Batch[];

  constructor(db: Db) {
    this.#db = db;
    this.#lanes = Array.from({ length: LANES }, () => createBatch(db));
  }

  /** Sends a message; null when the path does not fit, and nothing was sent. A message that meets a lock is sent again alone, and waits for it. */
  async send(send: FastSend): Promise<SentAtOnce | null> {
    const outcome = await this.#lanes[laneOf(send)]!(send);
    if (outcome !== 'busy') return outcome;
    try {
      const [alone = null] = await sendAtOnce(this.#db, [send], true);
      return alone === 'busy' ? null : alone;
    } catch (error) {
      if (isConflict(error)) return null;
      throw error;
    }
  }
}

declare module '#src/platform/services.ts' {
  interface ModuleServices {
    fastPath: FastPath;
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICT_CODES.has(String(error.code));

/** The content of a body; null when the body has a fault. */
function contentOrNull(body: SendMessageBody, rules: ChatRules): Omit<Content, 'half_prompt'> | null {
  try {
    return contentOf(body, rules);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
