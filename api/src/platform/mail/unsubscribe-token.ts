import { SITE_MAIL_TYPES, type SiteMailType } from '@rendezvous/contract/resources/accounts/values';
import type { Services } from '#src/platform/services.ts';

/** What the link of a mail stops: one type, or all notifications of a member. */
export interface Unsubscription {
  userId: string;
  /** Null for all. */
  type: SiteMailType | null;
}

const signed = ({ userId, type }: Unsubscription): string[] => [
  'unsubscribe',
  userId,
  ...(type === null ? [] : [type]),
];

/** A token that stops a member's notifications, or one type of them, and nothing else. It does not expire: old mails must still work. */
export function unsubscribeToken(
  { signer }: Pick<Services, 'signer'>,
  userId: string,
  type: SiteMailType | null = null,
): string {
  const signature = signer.sign(...signed({ userId, type }));
  return [userId, ...(type === null ? [] : [type]), signature].join('.');
}

/** What a token stops; null when it was not made here. */
export function readUnsubscribeToken(
  { signer }: Pick<Services, 'signer'>,
  token: string,
): Unsubscription | null {
  const parts = token.split('.');
  const [userId = '', signature = ''] = [parts[0], parts.at(-1)];
  const type = SITE_MAIL_TYPES.find((one) => one === parts[1]) ?? null;
  if (parts.length !== (type === null ? 2 : 3)) return null;
  const found = { userId, type };
  return signer.verify(signature, ...signed(found)) ? found : null;
}
