import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';

interface Props {
  busy: boolean;
  onKeep: () => void;
  onWithdraw: () => void;
}

/** Says what a withdrawal does before it happens. Both answers are equally large. */
export function WithdrawQuestion({ busy, onKeep, onWithdraw }: Props) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage({
        id: 'settings.consent.ask.title',
        defaultMessage: 'Withdraw your consent?',
      })}
      onClose={onKeep}
    >
      <Words>
        {intl.formatMessage({
          id: 'settings.consent.ask.text',
          defaultMessage:
            'Your profile and your photos are hidden at once, for all members and visitors. Conversations you already have go on under your name alone. Give your consent again here and everything is back.',
        })}
      </Words>
      <Answers>
        <Button tone="danger" loading={busy} onClick={onWithdraw}>
          {intl.formatMessage({ id: 'settings.consent.withdraw', defaultMessage: 'Withdraw consent' })}
        </Button>
        <Button tone="outline" onClick={onKeep}>
          {intl.formatMessage({ id: 'settings.consent.ask.keep', defaultMessage: 'Keep it' })}
        </Button>
      </Answers>
    </Modal>
  );
}

const Words = styled.p`
  margin-top: ${theme.space.s3};
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4h};
`;
