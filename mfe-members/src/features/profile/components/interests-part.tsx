import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { groupInterests, INTERESTS_MAX, type Interest } from '@rendezvous/contract/resources/profile/values';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Chip } from '@rendezvous/ui/controls/chip';
import { text } from '@rendezvous/ui/layout/text';
import { None } from './none.tsx';
import { InterestsForm } from './forms/interests-form.tsx';
import { ProfilePart } from './profile-part.tsx';

/** Interests, the intimate ones in a group of their own (spec §3 Interests). */
export function InterestsPart() {
  const intl = useIntl();
  const { interests } = useUser()!.profile;
  const { open, intimate } = groupInterests(interests);
  const list = (group: readonly Interest[]) => (
    <List>
      {group.map((interest) => (
        <li key={interest}>
          <Chip>{interestLabel(intl, interest)}</Chip>
        </li>
      ))}
    </List>
  );
  return (
    <ProfilePart
      name="interests"
      title={intl.formatMessage({ id: 'interests.title', defaultMessage: 'Interests' })}
      note={intl.formatMessage(
        { id: 'profile.interests.count', defaultMessage: '{count} of {limit}' },
        { count: interests.length, limit: INTERESTS_MAX },
      )}
      edit={intl.formatMessage({ id: 'profile.interests.edit', defaultMessage: 'Edit interests' })}
      Form={InterestsForm}
    >
      {interests.length === 0 && (
        <None>
          {intl.formatMessage({
            id: 'profile.interests.none',
            defaultMessage: 'None yet. What you have in common with someone is marked on both profiles.',
          })}
        </None>
      )}
      {open.length > 0 && list(open)}
      {intimate.length > 0 && (
        <>
          <Group>
            {intl.formatMessage({ id: 'interests.intimate', defaultMessage: 'Intimate interests' })}
          </Group>
          {list(intimate)}
        </>
      )}
    </ProfilePart>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s1};
`;

const Group = styled.h3`
  ${text.small}
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
`;
