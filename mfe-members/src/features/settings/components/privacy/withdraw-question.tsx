import { useIntl } from 'react-intl';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';

interface Props {
  busy: boolean;
  onCancel: () => void;
  onWithdraw: () => void;
}

/** Says what a withdrawal does before it happens. */
export function WithdrawQuestion({ busy, onCancel, onWithdraw }: Props) {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage({
        id: 'settings.consent.ask.title',
        defaultMessage: 'Withdraw your consent?',
      })}
      text={intl.formatMessage({
        id: 'settings.consent.ask.text',
        defaultMessage:
          'Your profile and your photos are hidden straight away, for all members and visitors. Conversations you already have continue with only your name. Give your consent again here and everything comes back.',
      })}
      act={intl.formatMessage({ id: 'settings.consent.withdraw', defaultMessage: 'Withdraw consent' })}
      cancel={intl.formatMessage({ id: 'settings.consent.ask.keep', defaultMessage: 'Keep it' })}
      busy={busy}
      onAct={onWithdraw}
      onCancel={onCancel}
    />
  );
}
