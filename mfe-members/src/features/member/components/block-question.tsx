import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';

/** Asks for confirmation of a block and names its effects. */
export function BlockQuestion({
  name,
  onClose,
  onBlock,
}: {
  name: string;
  onClose: () => void;
  onBlock: () => void;
}) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage({ id: 'member.block.title', defaultMessage: 'Block {name}?' }, { name })}
      onClose={onClose}
    >
      <Words>
        {intl.formatMessage({
          id: 'member.block.text',
          defaultMessage:
            'You won’t see each other anywhere any more, likes between you are removed and neither of you can write. You can undo it on this page.',
        })}
      </Words>
      <Answers>
        <Button tone="danger" onClick={onBlock}>
          {intl.formatMessage({ id: 'member.block.confirm', defaultMessage: 'Block' })}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {intl.formatMessage({ id: 'member.block.cancel', defaultMessage: 'Cancel' })}
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
