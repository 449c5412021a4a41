import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MembersResponse } from '@rendezvous/contract/members';
import { MiniTile } from '#src/lib/members/mini-tile.tsx';

const SHOWN = 10;

/** Members just outside the filters, labelled as such and with their number (spec §3 similar results with count). */
export function SimilarMembers({ similar }: { similar: NonNullable<MembersResponse['similar']> }) {
  const intl = useIntl();
  return (
    <Section>
      <Title>{intl.formatMessage({ id: 'members.similar.title', defaultMessage: 'You may also like' })}</Title>
      <Hint>
        {intl.formatMessage(
          {
            id: 'members.similar.hint',
            defaultMessage:
              '{widened, select, region {Just outside your region} country {A little further away} other {A little younger or older}} · {count, plural, one {# profile} other {# profiles}}',
          },
          { widened: similar.widened, count: similar.count },
        )}
      </Hint>
      <Strip>
        {similar.items.slice(0, SHOWN).map((card) => (
          <li key={card.id}>
            <MiniTile card={card} />
          </li>
        ))}
      </Strip>
    </Section>
  );
}
