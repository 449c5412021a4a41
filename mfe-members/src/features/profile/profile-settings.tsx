import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { PhotosPart } from './components/photos/photos-part.tsx';
import { PlacePart } from './components/place-part.tsx';
import { ProfileEditing } from './components/profile-editing.tsx';

/** Main photo and place on the settings page, as on the own profile (spec §2 Screens implied by styling). */
export function ProfileSettings() {
  return (
    <ProfileEditing>
      <Parts>
        <PhotosPart />
        <PlacePart />
      </Parts>
    </ProfileEditing>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s5};
  margin-top: ${theme.space.s4};

  ${media.tablet} {
    max-width: 480px;
  }
`;
