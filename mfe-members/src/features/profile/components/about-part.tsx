import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { AboutForm, loadForms } from '../late-forms.ts';
import { None } from './none.tsx';
import { ProfilePart } from './profile-part.tsx';

/** Words of the member about themselves. */
export function AboutPart() {
  const intl = useIntl();
  const about = useUser()!.profile.about_me;
  return (
    <ProfilePart
      name="about"
      title={intl.formatMessage({ id: 'profile.about.title', defaultMessage: 'About me' })}
      edit={intl.formatMessage({ id: 'profile.about.edit', defaultMessage: 'Edit “About me”' })}
      Form={AboutForm}
      load={loadForms}
    >
      {about ? (
        <Words>{about}</Words>
      ) : (
        <None>
          {intl.formatMessage({
            id: 'profile.about.none',
            defaultMessage: 'Nothing yet. Two honest lines say more than ten clever ones.',
          })}
        </None>
      )}
    </ProfilePart>
  );
}

const Words = styled.p`
  max-width: 64ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
