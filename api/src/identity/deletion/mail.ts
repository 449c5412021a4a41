import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import * as accounts from '#src/identity/accounts/face.ts';
import { createToken } from '#src/identity/links/face.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { erasureOf } from './policy.ts';

/** Mails the link that brings a deleted account back, with the day of its erasure. Does nothing once the account is back. */
export async function mailDeletion(services: Services, userId: string): Promise<void> {
  const { db, clock, settings } = services;
  const user = await accounts.findUser(db, userId);
  if (user?.status !== 'pending_deletion' || !user.deletion_requested_at) return;
  const now = clock.now();
  const days = settings.value(user.domain, 'reactivation_days');
  const end = erasureOf(user.deletion_requested_at, days);
  if (end <= now) return;
  const token = await createToken(db, userId, 'reactivation', now, end.getTime() - now.getTime());
  const date = new Intl.DateTimeFormat(LOCALES.find(({ code }) => code === user.language)?.iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(end);
  await sendMail(services, user, {
    kind: 'deletion',
    purpose: 'account',
    url: mailLink(services, pathTo('account-deleted'), { token }),
    values: { date, days },
    more: ['erasure'],
  });
}
