import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MembersResponse } from '@rendezvous/contract/members';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/text';
import { MiniTile } from '#src/lib/members/mini-tile.tsx';

const SHOWN = 10;

/** Members just outside the filters, labelled and counted (spec §3 similar results with count). */
export function SimilarMembers({ similar }: { similar: NonNullable<MembersResponse['similar']> }) {
  const intl = useIntl();
  return (
    <Section>
      <Title>
        {intl.formatMessage({ id: 'members.similar.title', defaultMessage: 'You may also like' })}
      </Title>
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

const Section = styled.section`
  margin-top: ${theme.space.s6h};
`;

const Title = styled.h2`
  ${text.d1}
`;

const Hint = styled.p`
  ${text.small}
  margin-block: ${theme.space.s1} ${theme.space.s4};
  color: ${theme.color.ink2};
`;

const Strip = styled.ul`
  display: flex;
  gap: ${theme.space.s3};
  margin-inline: -${theme.space.s4};
  padding: ${theme.space.s1} ${theme.space.s4} ${theme.space.s2};
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    flex: 0 0 128px;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${theme.space.s4h};
    margin: 0;
    padding: 0;
  }
`;
