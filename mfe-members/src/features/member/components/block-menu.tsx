import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '@rendezvous/ui/layout/icon';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { FLAG } from '@rendezvous/ui/icons/actions/flag';
import { BLOCK } from '@rendezvous/ui/icons/actions/block';
import { MESSAGE } from '@rendezvous/ui/icons/objects/message';
import { MORE } from '@rendezvous/ui/icons/actions/more';
import { Menu, menuItem } from '@rendezvous/ui/controls/menu';
import type { SafetyRequest } from '#src/lib/dialogs/dialogs-context.ts';

interface Props {
  name: string;
  /** Undefined where there is nothing to begin. */
  onBreakIce: (() => void) | undefined;
  onAsk: (act: SafetyRequest['act']) => void;
}

/** "More" menu: lines to begin with, report and block. Each opens its dialog. */
export function BlockMenu({ name, onBreakIce, onAsk }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'member.action.more', defaultMessage: 'More options for {name}' },
    { name },
  );
  const items = [
    {
      icon: MESSAGE,
      says: intl.formatMessage({ id: 'member.action.ice', defaultMessage: 'Break the ice' }),
      run: onBreakIce,
    },
    {
      icon: FLAG,
      says: intl.formatMessage({ id: 'report.title', defaultMessage: 'Report {name}' }, { name }),
      run: () => onAsk('report'),
    },
    {
      icon: BLOCK,
      says: intl.formatMessage({ id: 'block.label', defaultMessage: 'Block {name}' }, { name }),
      run: () => onAsk('block'),
    },
  ];
  return (
    <Menu
      label={label}
      trigger={(props) => <More {...props} data-block icon={MORE} outlined label={label} />}
    >
      {(close) =>
        items.map(
          ({ icon, says, run }) =>
            run && (
              <Item
                key={says}
                type="button"
                onClick={() => {
                  close();
                  run();
                }}
              >
                <Icon of={icon} />
                {says}
              </Item>
            ),
        )
      }
    </Menu>
  );
}

const More = styled(IconButton)`
  width: 48px;
  height: 48px;
`;

const Item = styled.button`
  ${menuItem}
`;
