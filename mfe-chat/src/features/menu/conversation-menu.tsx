import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Icon } from '@rendezvous/ui/icon';
import { IconButton } from '@rendezvous/ui/icon-button';
import { BLOCK } from '@rendezvous/ui/icons/block';
import { FLAG } from '@rendezvous/ui/icons/flag';
import { MORE } from '@rendezvous/ui/icons/more';
import { TRASH } from '@rendezvous/ui/icons/trash';
import { Menu, menuItem, type MenuTrigger } from '@rendezvous/ui/menu';
import { QuestionDialog } from '@rendezvous/ui/question-dialog';
import { blockMember, unblockMember } from '#src/lib/change-relation.ts';
import { useChangeRelation } from '#src/lib/use-change-relation.ts';
import type { MenuProps } from '#src/lib/menu-props.ts';

const moreButton = (label: string) => (props: MenuTrigger) => (
  <IconButton icon={MORE} label={label} {...props} />
);

/** Menu: block, unblock or report the member, remove the conversation. Block and removal ask for confirmation. */
export function ConversationMenu({ chat, name, onChanged, onRemove }: MenuProps) {
  const intl = useIntl();
  const shell = useShell();
  const [asking, setAsking] = useState<'block' | 'remove' | null>(null);
  const conversation = chat.conversation;
  const canBlock = chat.profile.name !== '';
  const close = () => setAsking(null);

  const changeRelation = useChangeRelation(chat.profile.id, onChanged);
  const change = (work: (member: string) => Promise<void>) => {
    close();
    return changeRelation(work);
  };
  if (!conversation && !canBlock) return null;
  const menu = intl.formatMessage({
    id: 'menu.label',
    defaultMessage: 'More: block, report, remove conversation',
  });
  const keep = intl.formatMessage({ id: 'menu.keep', defaultMessage: 'Cancel' });
  return (
    <>
      <Menu label={menu} trigger={moreButton(menu)}>
        {(closeMenu) => (
          <>
            {canBlock && (
              <Item
                type="button"
                onClick={() => {
                  closeMenu();
                  if (conversation?.blocked) void change(unblockMember);
                  else setAsking('block');
                }}
              >
                <Icon of={BLOCK} />
                {conversation?.blocked
                  ? intl.formatMessage(
                      { id: 'conversation.unblock', defaultMessage: 'Unblock {name}' },
                      { name },
                    )
                  : intl.formatMessage({ id: 'menu.block', defaultMessage: 'Block {name}' }, { name })}
              </Item>
            )}
            {canBlock && shell.hasSlot('report') && (
              <Item
                type="button"
                onClick={() => {
                  closeMenu();
                  shell.openSlot('report', { member: chat.profile.id, name });
                }}
              >
                <Icon of={FLAG} />
                {intl.formatMessage({ id: 'menu.report', defaultMessage: 'Report {name}' }, { name })}
              </Item>
            )}
            {conversation && (
              <Item
                type="button"
                onClick={() => {
                  closeMenu();
                  setAsking('remove');
                }}
              >
                <Icon of={TRASH} />
                {intl.formatMessage({ id: 'menu.remove', defaultMessage: 'Remove conversation' })}
              </Item>
            )}
          </>
        )}
      </Menu>
      {asking === 'block' && (
        <QuestionDialog
          title={intl.formatMessage({ id: 'menu.block.title', defaultMessage: 'Block {name}?' }, { name })}
          text={intl.formatMessage({
            id: 'menu.block.text',
            defaultMessage:
              'You won’t see each other any more and neither of you can write. You can unblock them later.',
          })}
          act={intl.formatMessage({ id: 'menu.block.do', defaultMessage: 'Block' })}
          onAct={() => void change(blockMember)}
          keep={keep}
          onKeep={close}
        />
      )}
      {asking === 'remove' && conversation && (
        <QuestionDialog
          title={intl.formatMessage({
            id: 'menu.remove.title',
            defaultMessage: 'Remove this conversation?',
          })}
          text={intl.formatMessage(
            {
              id: 'menu.remove.text',
              defaultMessage:
                'It disappears from your list for good. {name} keeps their copy, and a new message opens it again, empty.',
            },
            { name },
          )}
          act={intl.formatMessage({ id: 'menu.remove.do', defaultMessage: 'Remove' })}
          onAct={() => onRemove(conversation.id)}
          keep={keep}
          onKeep={close}
        />
      )}
    </>
  );
}

const Item = styled.button`
  ${menuItem}
`;
