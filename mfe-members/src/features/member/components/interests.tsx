import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { groupInterests, type Interest } from '@rendezvous/contract/resources/profile/values';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Chip } from '@rendezvous/ui/controls/chip';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { SectionTitle } from './section-title.tsx';

/** Interests: shared ones first, as whole discs (spec §3 Interests). Intimate ones follow in a group of their own. */
export function Interests({ member }: { member: Member }) {
  const intl = useIntl();
  const user = useUser();
  const { visible_profile_fields: visible } = useSettings();
  if (!visible.includes('interests') || member.interests.length === 0) return null;
  const mine = user?.id === member.id ? [] : (user?.profile.interests ?? []);
  const shared = member.interests.filter((interest) => mine.includes(interest));
  const others = member.interests.filter((interest) => !mine.includes(interest));
  const { open, intimate } = groupInterests([...shared, ...others]);
  const list = (interests: readonly Interest[]) => (
    <List>
      {interests.map((interest) => (
        <li key={interest}>
          <Chip both={shared.includes(interest)}>
            {interestLabel(intl, interest)}
            {shared.includes(interest) && (
              <VisuallyHidden>
                {' '}
                {intl.formatMessage({ id: 'interests.both', defaultMessage: '(you too)' })}
              </VisuallyHidden>
            )}
          </Chip>
        </li>
      ))}
    </List>
  );
  return (
    <section>
      <SectionTitle>
        {intl.formatMessage({ id: 'interests.title', defaultMessage: 'Interests' })}
        {shared.length > 0 && (
          <InCommon>
            {' · '}
            {intl.formatMessage(
              { id: 'member.interests.common', defaultMessage: '{count} in common' },
              { count: shared.length },
            )}
          </InCommon>
        )}
      </SectionTitle>
      {open.length > 0 && list(open)}
      {intimate.length > 0 && (
        <>
          <SectionTitle as="h3">
            {intl.formatMessage({ id: 'interests.intimate', defaultMessage: 'Intimate interests' })}
          </SectionTitle>
          {list(intimate)}
        </>
      )}
    </section>
  );
}

const InCommon = styled.span`
  ${text.small}
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.regular};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
