import { useIntl } from 'react-intl';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { MemberStrip } from '#src/lib/members/member-strip.tsx';

/** Members of a wider search, labelled and counted (spec §3 similar results with count). */
export function SimilarMembers({ similar }: { similar: NonNullable<MembersResponse['similar']> }) {
  const intl = useIntl();
  const { items, count, count_capped: capped, widened } = similar;
  return (
    <MemberStrip
      title={intl.formatMessage({ id: 'members.similar.title', defaultMessage: 'Similar results' })}
      hint={[
        intl.formatMessage(
          {
            id: 'members.similar.hint',
            defaultMessage:
              '{widened, select, region {Just outside your region} other {A little younger or older}}',
          },
          { widened },
        ),
        capped
          ? intl.formatMessage(
              { id: 'members.count.capped', defaultMessage: '{count, number}+ members found' },
              { count },
            )
          : intl.formatMessage(
              {
                id: 'members.similar.count',
                defaultMessage: '{count, plural, one {# profile} other {# profiles}}',
              },
              { count },
            ),
      ].join(' · ')}
      items={items}
    />
  );
}
