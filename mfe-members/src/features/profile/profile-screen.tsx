import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ProfileViewer } from '@rendezvous/contract/resources/photos/values';
import { usePreload } from '@rendezvous/remote/lazy-screen';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { focusHeading } from '@rendezvous/ui/focus';
import { Wrap } from '@rendezvous/ui/layout/page';
import { AboutPart } from './components/about-part.tsx';
import { CompletenessHint } from './components/completeness-hint.tsx';
import { PhotosPart } from './components/photos/photos-part.tsx';
import { ProfileEditing } from './components/profile-editing.tsx';
import { ProfileHeader, type View } from './components/profile-header.tsx';
import { FORMS, MoreParts, SeenAs } from './late-forms.ts';
import type { PartName } from './profile-context.ts';

interface Props {
  /** The own page as such a viewer sees it. */
  Preview: ComponentType<{ as: ProfileViewer }>;
}

/** The own profile: seen as others see it, edited in place (spec §2 Other). */
export function ProfileScreen({ Preview }: Props) {
  const intl = useIntl();
  const isMember = useUser() !== null;
  const [view, setView] = useState<View>('edit');
  const [asked, setAsked] = useState<{ part: PartName } | null>(null);
  usePreload(...FORMS);
  useTitle(intl.formatMessage({ id: 'account.profile', defaultMessage: 'My profile' }));
  if (!isMember) return null;

  function ask(part: PartName | 'photos'): void {
    document.getElementById(`profile-${part}`)?.scrollIntoView({ block: 'start' });
    if (part === 'photos') focusHeading('profile-photos');
    else setAsked({ part });
  }

  return (
    <Room>
      <ProfileHeader view={view} onChange={setView} />
      <ProfileEditing asked={asked}>
        <div hidden={view !== 'edit'}>
          <CompletenessHint onAsk={ask} />
          <Columns>
            <PhotosPart />
            <Words>
              <AboutPart />
              <MoreParts />
            </Words>
          </Columns>
        </div>
      </ProfileEditing>
      {view === 'seen' && <SeenAs Preview={Preview} />}
    </Room>
  );
}

const Room = styled(Wrap)`
  padding-block: ${theme.space.s4h} ${theme.space.s8};

  ${media.desktop} {
    padding-top: ${theme.space.s5h};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s5h};

  ${media.desktop} {
    grid-template-columns: minmax(0, 480px) minmax(0, 1fr);
    gap: ${theme.space.s7};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s5};
  align-content: start;
`;
