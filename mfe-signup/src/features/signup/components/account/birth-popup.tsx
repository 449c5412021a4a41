import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';

const Words = styled.p`
  margin-block: ${theme.space.s3} ${theme.space.s5};
`;

/** An invalid date of birth opens a popup (spec §5); below the age limit it says so without reproach. */
export function BirthPopup({
  reason,
  onClose,
}: {
  reason: 'date_invalid' | 'underage';
  onClose: () => void;
}) {
  const intl = useIntl();
  const { min_age } = useSettings();
  const underage = reason === 'underage';
  return (
    <Modal
      title={
        underage
          ? intl.formatMessage({ id: 'signup.underage.title', defaultMessage: 'You can’t sign up here' })
          : intl.formatMessage({ id: 'signup.birth.popup.title', defaultMessage: 'Check your date of birth' })
      }
      onClose={onClose}
    >
      <Words>
        {underage
          ? intl.formatMessage(
              {
                id: 'signup.underage.text',
                defaultMessage:
                  'This site is for adults of {min_age} and over. We haven’t kept anything you entered.',
              },
              { min_age },
            )
          : intl.formatMessage({
              id: 'signup.birth.popup.invalid',
              defaultMessage: 'That day is not on the calendar. Choose another one.',
            })}
      </Words>
      <Button wide onClick={onClose}>
        {intl.formatMessage({ id: 'action.allRight', defaultMessage: 'OK' })}
      </Button>
    </Modal>
  );
}
