import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';

/** Replaces the actions for a member blocked by the viewer, with an unblock button. */
export function BlockedNotice({ name, onUnblock }: { name: string; onUnblock: () => void }) {
  const intl = useIntl();
  return (
    <Notice>
      <p>
        {intl.formatMessage(
          { id: 'member.block.notice', defaultMessage: 'You have blocked {name}. Neither of you can write.' },
          { name },
        )}
      </p>
      <Button data-block tone="outline" onClick={onUnblock}>
        {intl.formatMessage({ id: 'block.undo', defaultMessage: 'Unblock {name}' }, { name })}
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: ${theme.space.s3h};
  justify-items: start;
  margin-top: ${theme.space.s4};
  padding: ${theme.space.s4h};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
`;
