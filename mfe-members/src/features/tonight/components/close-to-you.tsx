import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightReason, TonightSuggestion } from '@rendezvous/contract/resources/tonight/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { SectionTitle } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useChoiceWords } from '../hooks/use-choice-words.ts';

/** Members to look at next, each with the reason why. */
export function CloseToYou({ suggestions }: { suggestions: readonly TonightSuggestion[] }) {
  const intl = useIntl();
  const reasonText = useReasonText();
  if (suggestions.length === 0) return null;
  return (
    <Section>
      <Head>
        <SectionTitle>
          {intl.formatMessage({ id: 'tonight.suggested.title', defaultMessage: 'You might like' })}
        </SectionTitle>
        <ButtonLink to={pathTo('members')} tone="quiet" size="s">
          {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
        </ButtonLink>
      </Head>
      <MemberGrid>
        {suggestions.map(({ reason, ...card }) => (
          <Suggested key={card.id}>
            <MemberTile card={card} />
            <Reason>{reasonText(reason)}</Reason>
          </Suggested>
        ))}
      </MemberGrid>
    </Section>
  );
}

function useReasonText(): (reason: TonightReason) => string {
  const intl = useIntl();
  const words = useChoiceWords();
  return ({ kind, choice, count = 0, beginning = '' }) => {
    if (kind === 'choice' && choice)
      return intl.formatMessage(
        { id: 'tonight.reason.choice', defaultMessage: 'Your choice too: {choice}' },
        { choice: words[choice] },
      );
    if (kind === 'likes_you')
      return intl.formatMessage({ id: 'tonight.reason.likes', defaultMessage: 'Likes you' });
    if (kind === 'half')
      return intl.formatMessage(
        { id: 'tonight.reason.half', defaultMessage: 'Same half sentence: “{beginning}”' },
        { beginning },
      );
    if (kind === 'interests')
      return intl.formatMessage(
        {
          id: 'tonight.reason.interests',
          defaultMessage: '{count, plural, one {# interest in common} other {# interests in common}}',
        },
        { count },
      );
    return kind === 'new'
      ? intl.formatMessage({ id: 'tonight.reason.new', defaultMessage: 'Joined this week' })
      : intl.formatMessage({ id: 'tonight.reason.region', defaultMessage: 'Lives in your region' });
  };
}

/** A last row that its members do not fill stays away, unless it is the only one. */
const Section = styled.section`
  ${media.tablet} {
    li:nth-child(4n + 1):nth-last-child(-n + 3):not(:first-child) {
      &,
      & ~ li {
        display: none;
      }
    }
  }
  ${media.huge} {
    li:nth-child(n) {
      display: block;
    }
    li:nth-child(6n + 1):nth-last-child(-n + 5):not(:first-child) {
      &,
      & ~ li {
        display: none;
      }
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  align-items: center;
  justify-content: space-between;
  margin-block: ${theme.space.s6} ${theme.space.s3h};
  /* The words of the link end where the photos do. */
  & > a {
    margin-right: -${theme.space.s3h};
  }
`;

const Suggested = styled.div`
  & [data-facts] {
    display: none;
  }
`;

const Reason = styled.p`
  ${text.small}
  padding-inline: ${theme.space.s1};
  color: ${theme.color.onZestSoft};
`;
