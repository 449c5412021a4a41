import type { ChatsResponse } from '#src/resources/chats/schemas.ts';
import type { LikesResponse } from '#src/resources/likes/schemas.ts';
import type { LiveEvent } from '#src/resources/live-events/schemas.ts';
import type { CountryCode } from '#src/kernel/countries.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { ActiveDiscount } from '#src/resources/payments/active-discount.ts';
import type { DiscountCode, PaymentStatus, TimeBonusState } from '#src/resources/payments/schemas.ts';
import type { RouteOwner } from '#src/kernel/routes.ts';
import type { User } from '#src/resources/accounts/schemas.ts';
import type { GeolocationState } from './geolocation.ts';
import type { ShownToast } from './toast.ts';

/** Payload of every topic on the bus. Topics are named `noun:past-participle`; docs/bus.md is made from this file. */
export interface Topics {
  /** The signed-in member; null is a visitor. After a log-out all other member data is cleared first. */
  'session:changed': User | null;
  /** The language of the page. */
  'language:changed': Locale;
  /** The list of chats with the number of all messages, as read last. */
  'chats:updated': ChatsResponse;
  /** Likes received, sent and mutual, as read last. */
  'likes:updated': LikesResponse;
  /** Messages the member has not read, over all chats. A live event changes it before the list is read again. */
  'unread:changed': number;
  /** Likes the member has not seen. A live event changes it before the list is read again. */
  'new-likes:changed': number;
  /** The balance, and whether the member has paid before. */
  'credits:changed': { credits: number; paid_user: boolean };
  /** The time bonus that runs, with the server's clock; null without one. */
  'timebonus:changed': TimeBonusState | null;
  /** The discount code the address brought (`discountcode=`), as far as the server knows it. */
  'discount-code:changed': DiscountCode | null;
  /** The welcome discount; null without one. */
  'welcome-code:changed': DiscountCode | null;
  /** What prices are lowered by: the time bonus, else the welcome discount; null without either. */
  'discount:changed': ActiveDiscount | null;
  /** The country prices and payment methods follow: the member's, else the one the visitor is in. */
  'payment-country:changed': CountryCode;
  /** Whether the browser can locate the visitor, and the nearest place. */
  'geolocation:changed': GeolocationState;
  /** The short message over the page; null once it has gone. */
  'toast:changed': ShownToast | null;
  /** An event of the stream, as the server sent it. */
  'live:received': LiveEvent;
  /** The server has stored a like of this member, or removed it. */
  'member:liked': { member: string; liked: boolean; match: boolean };
  /** A message of the member is on the server, with what is left of the balance. `dialog`: not from the field of a conversation. */
  'message:sent': {
    conversation: string;
    member: string;
    credits: number;
    origin: 'conversation' | 'dialog';
  };
  /** A payment has reached an end. */
  'payment:settled': { id: string; status: PaymentStatus };
  /** How far the sign-up under way has come. */
  'signup:progressed': { step: number; complete: boolean };
}
export type Topic = keyof Topics;

/** How one topic behaves. */
export interface TopicRules {
  /** The only publisher. */
  owner: RouteOwner;
  /** What a late subscriber gets at once: the last payload, or nothing. */
  replay: 'none' | 'last';
  /** Whose payload it is: a member's is forgotten at log-out, the page's stays. */
  about: 'member' | 'page';
  /** Receivers: every tab of the same member, or only the one it was published in. */
  tabs: 'all' | 'own';
}

/** The rules of every topic. */
export const TOPICS: { readonly [T in Topic]: TopicRules } = {
  'session:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'language:changed': { owner: 'shell', replay: 'last', about: 'page', tabs: 'all' },
  'chats:updated': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'likes:updated': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'unread:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'new-likes:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'credits:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'timebonus:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'all' },
  'discount-code:changed': { owner: 'shell', replay: 'last', about: 'page', tabs: 'own' },
  'welcome-code:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'own' },
  'discount:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'own' },
  'payment-country:changed': { owner: 'shell', replay: 'last', about: 'page', tabs: 'own' },
  'geolocation:changed': { owner: 'shell', replay: 'last', about: 'page', tabs: 'own' },
  'toast:changed': { owner: 'shell', replay: 'last', about: 'member', tabs: 'own' },
  'live:received': { owner: 'shell', replay: 'none', about: 'member', tabs: 'all' },
  'member:liked': { owner: 'shell', replay: 'none', about: 'member', tabs: 'all' },
  'message:sent': { owner: 'chat', replay: 'none', about: 'member', tabs: 'own' },
  'payment:settled': { owner: 'payments', replay: 'none', about: 'member', tabs: 'own' },
  'signup:progressed': { owner: 'signup', replay: 'last', about: 'member', tabs: 'own' },
};
