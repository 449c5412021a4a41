import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Icon } from '@rendezvous/ui/layout/icon';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { BLOCK } from '@rendezvous/ui/icons/actions/block';
import { FLAG } from '@rendezvous/ui/icons/actions/flag';
import { MORE } from '@rendezvous/ui/icons/actions/more';
import { TRASH } from '@rendezvous/ui/icons/actions/trash';
import { Menu, menuItem, type MenuTrigger } from '@rendezvous/ui/controls/menu';
import { blockMember, unblockMember } from '#src/lib/change-relation.ts';
import { useChangeRelation } from '#src/lib/use-change-relation.ts';
import type { MenuProps } from '#src/lib/parts.ts';
import { BlockQuestion, RemovalQuestion } from './menu-questions.tsx';

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
                  ? intl.formatMessage({ id: 'block.undo', defaultMessage: 'Unblock {name}' }, { name })
                  : intl.formatMessage({ id: 'block.label', defaultMessage: 'Block {name}' }, { name })}
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
                {intl.formatMessage({ id: 'report.title', defaultMessage: 'Report {name}' }, { name })}
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
        <BlockQuestion name={name} onBlock={() => void change(blockMember)} onCancel={close} />
      )}
      {asking === 'remove' && conversation && (
        <RemovalQuestion name={name} onRemove={() => onRemove(conversation.id)} onCancel={close} />
      )}
    </>
  );
}

const Item = styled.button`
  ${menuItem}
`;
