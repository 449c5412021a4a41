import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { text } from '@rendezvous/ui/layout/text';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useSuggestions } from '../api/get-member.ts';

/** Similar members (spec §2 related profiles); nothing without results. */
export function Suggestions({ member }: { member: Member }) {
  const intl = useIntl();
  const { data } = useSuggestions(member.id);
  if (!data || data.items.length === 0) return null;
  return (
    <Section>
      <Title>
        {intl.formatMessage(
          { id: 'member.suggestions.title', defaultMessage: 'More like {name}' },
          { name: member.name },
        )}
      </Title>
      <MemberGrid>
        {data.items.map((card) => (
          <MemberTile key={card.id} card={card} />
        ))}
      </MemberGrid>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space.s7};

  ${media.desktop} {
    margin-top: ${theme.space.s8};
  }
`;

const Title = styled.h2`
  ${text.d1}
  margin-bottom: ${theme.space.s4};
`;
