import type { Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Measure } from '@rendezvous/contract/operators/values';
import { APPEAL_PATH } from '@rendezvous/contract/resources/complaints/appeal';
import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import { findUser } from '#src/identity/accounts/face.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { mailLink, sendMail, type Letter } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { findMeasure } from './repository.ts';
import type { MemberMeasuresTable } from './tables.ts';

/** Kind of the mail about each measure, and where its button leads. */
const MAILS: Readonly<Record<Measure, readonly [kind: string, path: string]>> = {
  suspend: ['suspended', APPEAL_PATH],
  restore: ['restored', pathTo('login')],
  profile_hold: ['profile-held', APPEAL_PATH],
  profile_approve: ['profile-shown', pathTo('profile')],
  profile_send_back: ['profile-returned', pathTo('profile')],
  photo_remove: ['photo-removed', pathTo('profile')],
  photo_restore: ['photo-restored', pathTo('profile')],
};

type Stated = Pick<MemberMeasuresTable, 'kind' | 'told' | 'rule' | 'source'> & { facts: string };

/** Facts, rule, source and appeal of a restriction (DSA art. 17.3); none for an act that ends one. */
function statementOf({ kind, told, facts, rule, source }: Stated, language: Locale): MailBlock[] {
  if (!rule || !source) return [];
  const say = (id: string) => serverText(language, `measure.${id}`);
  const line = (term: string, words: string): MailBlock => ({
    type: 'paragraph',
    text: [{ strong: say(term) }, ` ${words}`],
  });
  const because = told && say(`because.${kind === 'photo_remove' ? 'photo' : 'profile'}.${told}`);
  return [
    line('facts', facts || (because ?? '')),
    {
      type: 'paragraph',
      text: [
        { strong: say('rule') },
        ` ${say(`rule.${rule}`)} `,
        { link: say('rules'), to: pathTo('pages-token', { token: 'ban' }) },
      ],
    },
    line('source', say(`source.${source}`)),
    {
      type: 'paragraph',
      text: [
        { strong: say('appeal') },
        ` ${say('appeal.how')} `,
        { link: say('appeal.link'), to: APPEAL_PATH },
        `. ${say('appeal.after')}`,
      ],
    },
  ];
}

/** The mail about a measure. */
export function measureLetter(services: Pick<Services, 'config'>, stated: Stated, language: Locale): Letter {
  const [kind, path] = MAILS[stated.kind];
  return {
    kind,
    purpose: 'account',
    url: mailLink(services, path, {}),
    blocks: statementOf(stated, language),
    more: ['then'],
  };
}

/** Mails a member the reasons of a measure. An erased member gets no mail. */
export async function mailMeasure(services: Services, id: string): Promise<void> {
  const measure = await findMeasure(services.db, id);
  const user = measure && (await findUser(services.db, measure.user_id));
  if (!user) return;
  await sendMail(services, user, { ...measureLetter(services, measure, user.language), id: `measure ${id}` });
}
