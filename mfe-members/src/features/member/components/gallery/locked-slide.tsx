import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import { useSeenAs } from '#src/features/member/seen-as.ts';
import { useLockedWords } from '#src/features/member/hooks/use-locked-words.ts';

/** Over a blurred photo in the viewer: the members that may see it, and the way there (spec §6 photos per role). */
export function LockedSlide({ count, onAsk }: { count: number; onAsk: () => void }) {
  const intl = useIntl();
  const user = useUser();
  const { isPreview } = useSeenAs();
  const audience = useLockedWords();
  return (
    <Note>
      <Icon of={LOCK} size="l" />
      <b>{audience}</b>
      {!isPreview && (
        <Button tone={user ? 'glow' : 'primary'} onClick={onAsk}>
          {user
            ? intl.formatMessage(
                {
                  id: 'member.photo.premium',
                  defaultMessage: 'See all {count, plural, one {# photo} other {# photos}} with Premium',
                },
                { count },
              )
            : intl.formatMessage({ id: 'member.photo.visitor', defaultMessage: 'Log in to see more photos' })}
        </Button>
      )}
    </Note>
  );
}

const Note = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  display: grid;
  gap: ${theme.space.s3};
  justify-items: center;
  width: min(320px, calc(100% - ${theme.space.s6}));
  padding: ${theme.space.s5} ${theme.space.s4h};
  transform: translate(-50%, -50%);
  border-radius: ${theme.radius.r4};
  background: ${theme.color.photoScrim};
  text-align: center;
`;
