import { useIntl } from 'react-intl';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';

interface Props {
  name: string;
  onCancel: () => void;
  onRemove: () => void;
}

/** Says what the removal of a passkey does before it happens. */
export function RemovePasskey({ name, onCancel, onRemove }: Props) {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage({ id: 'passkey.remove.title', defaultMessage: 'Remove “{name}”?' }, { name })}
      text={intl.formatMessage({
        id: 'settings.passkeys.ask.text',
        defaultMessage:
          'It no longer logs you in here. Your device may go on listing it until you delete it there as well.',
      })}
      act={intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
      cancel={intl.formatMessage({ id: 'passkey.keep', defaultMessage: 'Keep it' })}
      onAct={onRemove}
      onCancel={onCancel}
    />
  );
}
