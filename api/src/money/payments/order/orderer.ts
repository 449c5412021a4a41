import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RequestContext } from '#src/platform/http/context.ts';
import { customerOf, type Customer } from '../context.ts';

/** The ordering member, the language of the order, and the country of its connection where that is known. */
export type Orderer = Customer & { userId: string; language: Locale; connectionCountry: string | null };

/** The member who orders. @param place country of the connection */
export const ordererOf = (context: RequestContext, place: string | undefined): Orderer => ({
  ...customerOf(context),
  userId: context.member.userId,
  language: context.locale,
  connectionCountry: place ?? null,
});
