import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import type { MailingTexts } from '@rendezvous/contract/resources/mailings/schemas';
import type { SiteMailType } from '@rendezvous/contract/resources/accounts/values';
import { createNotifyingApp, type Member, type NotifyingApp } from '../notifications/support.ts';
import type { UserTraits } from '../harness.ts';

/** Words in every language, the language's own code among them. */
export const textsOf = (title: string): MailingTexts =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      { title: `${title} (${locale})`, body: [{ type: 'paragraph', text: `Words in ${locale}.` }] },
    ]),
  ) as MailingTexts;

export interface SiteMailsApp extends NotifyingApp {
  /** A member who switched a type on, and was here at this moment. */
  wanting(type: SiteMailType, traits?: UserTraits): Promise<Member>;
}

export async function createSiteMailsApp(): Promise<SiteMailsApp> {
  const t = await createNotifyingApp();
  return {
    ...t,
    async wanting(type, traits) {
      const member = await t.away({ lastActiveAgo: 0, paid: false, ...traits });
      const { db } = t.services;
      // As the switch writes it, also for members who have no session.
      await db
        .updateTable('users')
        .set({ notifications: JSON.stringify({ [type]: true }) })
        .where('id', '=', member.user.id)
        .execute();
      return member;
    },
  };
}
