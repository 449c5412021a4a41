import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ProfileViewer } from '@rendezvous/contract/resources/photos/values';
import { useLeaveGuard } from '@rendezvous/domain/forms/use-leave-guard';
import { usePreload } from '@rendezvous/remote/lazy-screen';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { focusHeading } from '@rendezvous/ui/focus';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { Wrap } from '@rendezvous/ui/layout/page';
import { AboutPart } from './components/about-part.tsx';
import { CompletenessHint } from './components/completeness-hint.tsx';
import { PhotosPart } from './components/photos/photos-part.tsx';
import { ProfileHeader, type View } from './components/profile-header.tsx';
import { FORMS, MoreParts, SeenAs } from './late-forms.ts';
import { ProfileContext, type PartName } from './profile-context.ts';

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
  const unsaved = useRef(new Set<string>());
  const note = useCallback((editor: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(editor);
    else unsaved.current.delete(editor);
  }, []);
  const leaving = useLeaveGuard(() => unsaved.current.size > 0);
  usePreload(...FORMS);
  const shared = useMemo(() => ({ asked, note }), [asked, note]);
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
      <ProfileContext value={shared}>
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
      </ProfileContext>
      {view === 'seen' && <SeenAs Preview={Preview} />}
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
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
