import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { Icon } from '@rendezvous/ui/icon';
import { IconButton } from '@rendezvous/ui/icon-button';
import { BLOCK } from '@rendezvous/ui/icons/block';
import { MESSAGE } from '@rendezvous/ui/icons/message';
import { MORE } from '@rendezvous/ui/icons/more';
import { Menu, menuItem } from '@rendezvous/ui/menu';

const BlockQuestion = lazyScreen(() =>
  import(/* webpackChunkName: "member-block" */ './block-question.tsx').then(
    (module) => module.BlockQuestion,
  ),
);

/** "More" menu: lines to begin with, and block, which asks for confirmation: it removes likes and the conversation (spec §6 Blocked user). */
export function BlockMenu({
  name,
  onBreakIce,
  onBlock,
}: {
  name: string;
  /** Undefined where there is nothing to begin. */
  onBreakIce: (() => void) | undefined;
  onBlock: () => void;
}) {
  usePreload(BlockQuestion);
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const label = intl.formatMessage(
    { id: 'member.action.more', defaultMessage: 'More options for {name}' },
    { name },
  );
  return (
    <>
      <Menu label={label} trigger={(props) => <More {...props} icon={MORE} outlined label={label} />}>
        {(close) => (
          <>
            {onBreakIce && (
              <Item
                type="button"
                onClick={() => {
                  close();
                  onBreakIce();
                }}
              >
                <Icon of={MESSAGE} />
                {intl.formatMessage({ id: 'member.action.ice', defaultMessage: 'Break the ice' })}
              </Item>
            )}
            <Item
              type="button"
              onClick={() => {
                close();
                setAsking(true);
              }}
            >
              <Icon of={BLOCK} />
              {intl.formatMessage({ id: 'member.action.block', defaultMessage: 'Block {name}' }, { name })}
            </Item>
          </>
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

const More = styled(IconButton)`
  width: 48px;
  height: 48px;
`;

const Item = styled.button`
  ${menuItem}
`;
