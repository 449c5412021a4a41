import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { returnFocus } from '@rendezvous/ui/focus';

/** Says in the list that a conversation could not be removed and is back (spec §4 Chat removal). */
export function RemovalFailed({ onDismiss }: { onDismiss: () => void }) {
  const intl = useIntl();
  const handleDismiss = () => {
    onDismiss();
    // The button goes with the alert.
    returnFocus(null);
  };
  return (
    <Notice>
      <Alert tone="bad" onDismiss={handleDismiss}>
        {intl.formatMessage({
          id: 'removal.failed',
          defaultMessage: 'We couldn’t remove that conversation. It’s back in your list; please try again.',
        })}
      </Alert>
    </Notice>
  );
}

const Notice = styled.div`
  padding: 0 ${theme.space.s4} ${theme.space.s3};
`;
