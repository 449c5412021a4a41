import type { Services } from '#src/platform/services.ts';

/** A token that lets its holder stop one member's notifications, and nothing else. It has no end: old mails must keep working. */
export function unsubscribeToken({ signer }: Pick<Services, 'signer'>, userId: string): string {
  return `${userId}.${signer.sign('unsubscribe', userId)}`;
}

/** Whose notifications a token stops; null when it was not made here. */
export function readUnsubscribeToken({ signer }: Pick<Services, 'signer'>, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return signer.verify(signature, 'unsubscribe', userId) ? userId : null;
}
