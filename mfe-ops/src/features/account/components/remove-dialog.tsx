import { useIntl } from 'react-intl';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';

interface Props {
  name: string;
  onCancel: () => void;
  onRemove: () => void;
}

/** Says what the removal of a passkey does before it happens. */
export function RemoveDialog({ name, onCancel, onRemove }: Props) {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage({ id: 'passkey.remove.title', defaultMessage: 'Remove “{name}”?' }, { name })}
      text={intl.formatMessage({
        id: 'account.remove.lead',
        defaultMessage: 'It no longer works here. Codes from your app go on working.',
      })}
      act={intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
      cancel={intl.formatMessage({ id: 'passkey.keep', defaultMessage: 'Keep it' })}
      onAct={onRemove}
      onCancel={onCancel}
    />
  );
}
