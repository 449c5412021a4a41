import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import { text } from '@rendezvous/ui/layout/text';

/** Note below locked photos: the members that may see them, with a link (spec §6 photos per role). */
export function LockNote({ count, onAsk }: { count: number; onAsk: (event: MouseEvent) => void }) {
  const intl = useIntl();
  const user = useUser();
  return (
    <Note>
      <Icon of={LOCK} size="s" />
      {user ? (
        <Link to={pathTo('premium')}>
          {intl.formatMessage(
            {
              id: 'member.photo.premium',
              defaultMessage: 'See all {count, plural, one {# photo} other {# photos}} with Premium',
            },
            { count },
          )}
        </Link>
      ) : (
        <Link to={pathTo('login')} onClick={onAsk}>
          {intl.formatMessage({ id: 'member.photo.visitor', defaultMessage: 'Log in to see more photos' })}
        </Link>
      )}
    </Note>
  );
}

const Note = styled.p`
  ${text.small}
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s2};
  margin: ${theme.space.s3} ${theme.space.s0h} 0;
  color: ${theme.color.ink2};

  svg {
    margin-top: ${theme.space.s0h};
  }
`;
