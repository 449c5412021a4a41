import type { ChatsResponse } from './chats.ts';
import type { ActiveDiscount } from './discounts.ts';
import type { LikesResponse } from './likes.ts';
import type { LiveEvent } from './live-events.ts';
import type { Locale } from './locales.ts';
import type { PaymentStatus, TimeBonus } from './payments.ts';
import type { RouteOwner } from './routes.ts';
import type { User } from './user.ts';

/** Payload of every topic on the bus. Topics are named `noun:past-participle`. */
export interface Topics {
  'session:changed': User | null;
  'chats:updated': ChatsResponse;
  'likes:updated': LikesResponse;
  'credits:changed': { credits: number; paid_user: boolean };
  'timebonus:changed': TimeBonus | null;
  'discount:changed': ActiveDiscount | null;
  'language:changed': Locale;
  'live:received': LiveEvent;
  'member:liked': { member: string; liked: boolean; match: boolean };
  'message:sent': { conversation: string; member: string; credits: number };
  'payment:settled': { id: string; status: PaymentStatus };
  'signup:progressed': { step: number; complete: boolean };
}
export type Topic = keyof Topics;

/** Who publishes a topic (nobody else may) and what a late subscriber gets. */
export const TOPICS: { readonly [T in Topic]: { owner: RouteOwner; replay: 'none' | 'last' } } = {
  'session:changed': { owner: 'shell', replay: 'last' },
  'chats:updated': { owner: 'shell', replay: 'last' },
  'likes:updated': { owner: 'shell', replay: 'last' },
  'credits:changed': { owner: 'shell', replay: 'last' },
  'timebonus:changed': { owner: 'shell', replay: 'last' },
  'discount:changed': { owner: 'shell', replay: 'last' },
  'language:changed': { owner: 'shell', replay: 'last' },
  'live:received': { owner: 'shell', replay: 'none' },
  'member:liked': { owner: 'members', replay: 'none' },
  'message:sent': { owner: 'chat', replay: 'none' },
  'payment:settled': { owner: 'payments', replay: 'none' },
  'signup:progressed': { owner: 'signup', replay: 'last' },
};
