import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { IconButton } from '@rendezvous/ui/icon-button';
import { Menu, menuItem } from '@rendezvous/ui/menu';
import { Modal } from '@rendezvous/ui/modal';

/** "More": block, asked once more since it takes likes and the conversation along (spec §6 Blocked user). */
export function BlockMenu({ name, onBlock }: { name: string; onBlock: () => void }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const label = intl.formatMessage({ id: 'member.action.more', defaultMessage: 'More for {name}' }, { name });
  return (
    <>
      <Menu label={label} trigger={(props) => <More {...props} icon="more" outlined label={label} />}>
        {(close) => (
          <Item
            type="button"
            onClick={() => {
              close();
              setAsking(true);
            }}
          >
            <Icon name="block" />
            {intl.formatMessage({ id: 'member.action.block', defaultMessage: 'Block {name}' }, { name })}
          </Item>
        )}
      </Menu>
      {asking && (
        <BlockQuestion
          name={name}
          onClose={() => setAsking(false)}
          onBlock={() => {
            setAsking(false);
            onBlock();
          }}
        />
      )}
    </>
  );
}

function BlockQuestion({
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
            'You will no longer see each other anywhere, likes between you are removed and neither of you can write. You can undo it on this page.',
        })}
      </Words>
      <Answers>
        <Button tone="danger" onClick={onBlock}>
          {intl.formatMessage({ id: 'member.block.confirm', defaultMessage: 'Block' })}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {intl.formatMessage({ id: 'member.block.cancel', defaultMessage: 'Leave it' })}
        </Button>
      </Answers>
    </Modal>
  );
}

const More = styled(IconButton)`
  width: 48px;
  height: 48px;
`;

const Item = styled.button`
  ${menuItem}
`;

const Words = styled.p`
  margin-top: 12px;
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;
`;
