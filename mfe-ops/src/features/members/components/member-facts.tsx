import { FormattedDisplayName, useIntl } from 'react-intl';
import type { OpsMember } from '@rendezvous/contract/operators/members/schemas';
import { Facts } from '#src/lib/facts.tsx';
import { useReasonNames } from '#src/lib/use-reason-names.ts';
import { Section } from '#src/lib/section.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** Account and origin of a member. */
export function MemberFacts({ member }: { member: OpsMember }) {
  const intl = useIntl();
  const time = useTimeText();
  const reasons = useReasonNames();
  const { source, leaving } = member;
  return (
    <Section title={intl.formatMessage({ id: 'account.title', defaultMessage: 'Account' })}>
      <Facts
        items={[
          [intl.formatMessage({ id: 'members.email', defaultMessage: 'E-mail' }), member.email],
          [intl.formatMessage({ id: 'members.id', defaultMessage: 'ID' }), <code key="id">{member.id}</code>],
          [
            intl.formatMessage({ id: 'members.signedUp', defaultMessage: 'Signed up' }),
            time(member.signup_date),
          ],
          [
            intl.formatMessage({ id: 'members.confirmed', defaultMessage: 'Confirmed' }),
            member.confirmed_at
              ? time(member.confirmed_at)
              : intl.formatMessage({ id: 'members.confirmed.not', defaultMessage: 'Not yet' }),
          ],
          [
            intl.formatMessage({ id: 'members.lastActive', defaultMessage: 'Last active' }),
            time(member.last_active),
          ],
          [
            intl.formatMessage({ id: 'language.label', defaultMessage: 'Language' }),
            <FormattedDisplayName key="language" type="language" value={member.language} />,
          ],
          [
            intl.formatMessage({ id: 'country.name', defaultMessage: 'Country' }),
            <FormattedDisplayName key="country" type="region" value={member.country} />,
          ],
          [intl.formatMessage({ id: 'members.domain', defaultMessage: 'Domain' }), member.domain],
          [
            intl.formatMessage({ id: 'members.membership', defaultMessage: 'Membership' }),
            member.paid_user
              ? intl.formatMessage({ id: 'premium.name', defaultMessage: 'Premium' })
              : intl.formatMessage({ id: 'members.free', defaultMessage: 'Free' }),
          ],
          [
            intl.formatMessage({ id: 'members.seen', defaultMessage: 'In searches' }),
            member.invisible
              ? intl.formatMessage({ id: 'members.seen.not', defaultMessage: 'Hidden, by their own wish' })
              : intl.formatMessage({ id: 'members.seen.yes', defaultMessage: 'Shown' }),
          ],
          [
            intl.formatMessage({ id: 'members.source', defaultMessage: 'Came from' }),
            source
              ? `${source.network} · ${source.ref}`
              : intl.formatMessage({ id: 'members.source.none', defaultMessage: 'On their own' }),
          ],
          ...(leaving
            ? [
                [
                  intl.formatMessage({ id: 'members.leaving', defaultMessage: 'Leaves because' }),
                  `${reasons[leaving.reason]} · ${time(leaving.at)}`,
                ] as const,
              ]
            : []),
        ]}
      />
    </Section>
  );
}
