import { useIntl } from 'react-intl';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';

interface Props {
  name: string;
  onKeep: () => void;
}

/** Asks before the member is blocked. */
export function BlockQuestion({ name, onBlock, onKeep }: Props & { onBlock: () => void }) {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage({ id: 'menu.block.title', defaultMessage: 'Block {name}?' }, { name })}
      text={intl.formatMessage({
        id: 'menu.block.text',
        defaultMessage:
          'You won’t see each other any more and neither of you can write. You can unblock them later.',
      })}
      act={intl.formatMessage({ id: 'menu.block.do', defaultMessage: 'Block' })}
      onAct={onBlock}
      keep={intl.formatMessage({ id: 'menu.keep', defaultMessage: 'Cancel' })}
      onKeep={onKeep}
    />
  );
}

/** Asks before the conversation is removed from the reader's list. */
export function RemovalQuestion({ name, onRemove, onKeep }: Props & { onRemove: () => void }) {
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
      keep={intl.formatMessage({ id: 'menu.keep', defaultMessage: 'Cancel' })}
      onKeep={onKeep}
    />
  );
}
