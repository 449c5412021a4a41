import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FactList } from '#src/lib/members/fact-list.ts';
import { useUnsetText } from '../hooks/use-value-text.ts';
import { DetailsForm } from './forms/details-form.tsx';
import { ProfilePart } from './profile-part.tsx';

/** Every field with fixed values; "rather not say" is an answer to each (spec §3 Profile). */
export function DetailsPart() {
  const intl = useIntl();
  const { profile } = useUser()!;
  const unsaid = useUnsetText();
  return (
    <ProfilePart
      name="details"
      title={intl.formatMessage({ id: 'profile.details.title', defaultMessage: 'Details' })}
      edit={intl.formatMessage({ id: 'profile.details.edit', defaultMessage: 'Edit details' })}
      Form={DetailsForm}
    >
      <FactList>
        {PROFILE_CHOICE_NAMES.map((field) => {
          const value = profile[field];
          return (
            <div key={field}>
              <dt>{profileFieldLabel(intl, field)}</dt>
              {value === null ? (
                <Unsaid>{unsaid}</Unsaid>
              ) : (
                <dd>{profileValueLabel(intl, field, value, profile.gender)}</dd>
              )}
            </div>
          );
        })}
      </FactList>
    </ProfilePart>
  );
}

const Unsaid = styled.dd`
  && {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.regular};
  }
`;
