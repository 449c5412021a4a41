import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PushCause } from '@rendezvous/contract/resources/push/schemas';
import type { NotificationType } from '@rendezvous/contract/resources/accounts/schemas';
import type { Tx } from '#src/platform/db/database.ts';

/** What a notification is about. Each is declared by the district that owns its facts, see `CauseRule`. */
export type Cause =
  | 'conversation'
  | 'message'
  | 'like'
  | 'match'
  | 'unread'
  | 'activation'
  | 'weekly'
  | 'promotion'
  | 'site_news';

/** What a notification points to. */
export interface About {
  cause: Cause;
  actor_id: string | null;
  conversation_id: string | null;
}

/** The account of a receiver, as much as the dispatcher needs of it. */
export interface Receiver {
  id: string;
  email: string;
  name: string;
  language: Locale;
  domain: string;
  status: 'not_confirmed' | 'active' | 'suspended' | 'pending_deletion';
  fictional: boolean;
  /** Every type, switched on or off. */
  notifications: Readonly<Partial<Record<NotificationType, boolean>>>;
  notifications_disabled: readonly string[];
  confirmed_at: Date | null;
  last_active: Date;
}

/** Reads the account of a receiver; null when it is gone. Identity stores them. */
export type FindReceiver = (tx: Tx, userId: string) => Promise<Receiver | null>;

/** Paragraphs the letter of news may have, in their order. */
export type NewsPart = 'messages' | 'matches' | 'likes' | 'unread';

/** How a cause appears in a mail: as a paragraph of the letter of news, or as a letter of its own. */
export type CauseLetter =
  | {
      part: NewsPart;
      /** Page that shows everything of this kind. */
      overview: string;
      /** Number that a paragraph shows; the number of notifications when left out. */
      count?(tx: Tx, receiverId: string): Promise<number>;
    }
  | OwnLetter;

/** A letter of its own. */
export interface OwnLetter {
  send(receiver: Receiver, mail: { id: string; item: string }): Promise<void>;
  /** Goes while the member is here as well, since no page shows it. */
  anytime?: true;
}

/** What the dispatcher has to know of a cause. */
export interface CauseRule {
  /** The type a member switches it off by (spec §3 Notification types). */
  type: NotificationType;
  /** What a push message says it is about; null for what is only mailed. */
  push: PushCause | null;
  /** Status of the accounts that receive it. */
  status: 'active' | 'not_confirmed';
  /** Path a click leads to. */
  path(about: About): string;
  /** Of these notifications, those that are still news: unread, unseen, not undone. */
  stillNews(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** May the receiver be notified about this actor? Always, when left out. */
  mayNotify?(tx: Tx, receiverId: string, actorId: string): Promise<boolean>;
  /** Runs when the dispatcher first looks at a notification, before anything is decided. */
  onFirstLook?(tx: Tx, receiver: Receiver, at: Date): Promise<void>;
  letter: CauseLetter;
}

/** Every cause with its rule; put together by the root. */
export type Causes = Readonly<Record<Cause, CauseRule>>;
