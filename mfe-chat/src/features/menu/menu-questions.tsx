import { useIntl } from 'react-intl';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';

interface Props {
  name: string;
  onCancel: () => void;
}

/** Asks before the member is blocked. */
export function BlockQuestion({ name, onBlock, onCancel }: Props & { onBlock: () => void }) {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage({ id: 'block.title', defaultMessage: 'Block {name}?' }, { name })}
      text={intl.formatMessage({
        id: 'menu.block.text',
        defaultMessage:
          'You won’t see each other any more and neither of you can write. You can unblock them later.',
      })}
      act={intl.formatMessage({ id: 'action.block', defaultMessage: 'Block' })}
      onAct={onBlock}
      cancel={intl.formatMessage({ id: 'action.cancel', defaultMessage: 'Cancel' })}
      onCancel={onCancel}
    />
  );
}

/** Asks before the conversation is removed from the reader's list. */
export function RemovalQuestion({ name, onRemove, onCancel }: Props & { onRemove: () => void }) {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage({ id: 'menu.remove.title', defaultMessage: 'Remove this conversation?' })}
      text={intl.formatMessage(
        {
          id: 'menu.remove.text',
          defaultMessage:
            'It disappears from your list for good. {name} keeps their copy, and a new message opens it again, empty.',
        },
        { name },
      )}
      act={intl.formatMessage({ id: 'menu.remove.do', defaultMessage: 'Remove' })}
      onAct={onRemove}
      cancel={intl.formatMessage({ id: 'action.cancel', defaultMessage: 'Cancel' })}
      onCancel={onCancel}
    />
  );
}
