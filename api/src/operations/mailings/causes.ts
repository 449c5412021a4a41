import { pathTo } from '@rendezvous/contract/kernel/routes';
import { findUser } from '#src/identity/accounts/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import { findNotifications } from '#src/platform/notifications/face.ts';
import type { CauseRule, Causes, OwnLetter } from '#src/platform/ports/notifications.ts';
import type { PlatformServices } from '#src/platform/services.ts';
import { newsLetter, offerLetter } from './letter.ts';
import { mayOffer, runningCode } from './offer.ts';
import { findMailing, type MailingRow } from './repository.ts';

type IsStillNews = (tx: Tx, userId: string, mailing: MailingRow) => Promise<boolean>;

/** Of these notifications, those whose mailing is not retired and still applies to its member. */
async function stillNews(tx: Tx, ids: readonly string[], isCurrent: IsStillNews): Promise<Set<string>> {
  const news = new Set<string>();
  for (const { id, user_id: userId, item } of await findNotifications(tx, ids)) {
    const mailing = await findMailing(tx, item);
    if (mailing && mailing.status !== 'retired' && (await isCurrent(tx, userId, mailing))) news.add(id);
  }
  return news;
}

const rule = (type: CauseRule['type'], isCurrent: IsStillNews, send: OwnLetter['send']): CauseRule => ({
  type,
  push: null,
  status: 'active',
  path: () => pathTo('members'),
  stillNews: (tx, ids) => stillNews(tx, ids, isCurrent),
  letter: { anytime: true, send },
});

/** News of the site and its offers (spec §3 Notification types): mails of their own and no push. */
export function mailingCauses(services: PlatformServices): Pick<Causes, 'promotion' | 'site_news'> {
  const { db, clock } = services;
  return {
    site_news: rule(
      'news',
      async () => true,
      async (receiver, { id, item }) => {
        const mailing = await findMailing(db, item);
        if (mailing)
          await sendMail(services, receiver, { ...newsLetter(services, mailing, receiver.language), id });
      },
    ),
    promotion: rule(
      'promotions',
      (tx, userId, mailing) => mayOffer(services, tx, userId, mailing),
      async (receiver, { id, item }) => {
        const [mailing, user] = [await findMailing(db, item), await findUser(db, receiver.id)];
        const code = mailing && (await runningCode(db, mailing, clock.now()));
        if (!code || !mailing.valid_until || !user) return;
        const reader = { language: user.language, country: user.payment_country, paid: user.paid_user };
        const offer = { texts: mailing.texts, valid_until: mailing.valid_until };
        await sendMail(services, receiver, { ...offerLetter(services, offer, code, reader), id });
      },
    ),
  };
}
