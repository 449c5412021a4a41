import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Icon } from '@rendezvous/ui/layout/icon';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { Menu } from '@rendezvous/ui/controls/menu';
import { useAccountLabel } from '#src/features/frame/account/account-menu.tsx';
import { AccountRows } from '#src/features/frame/account/account-rows.tsx';
import { useLateRepeatOrder } from '#src/features/frame/account/late-repeat-order.tsx';
import { tab } from './tab-look.ts';

/** As wide as the other entries. */
const Cell = styled.div`
  & > div > span {
    display: flex;
  }
`;

const Opener = styled.button`
  ${tab}
`;

/** The account in the bottom bar: its menu opens upwards and also leads to the languages, which the bar above has no room for. */
export function AccountTab({ user, current }: { user: User; current: boolean }) {
  const label = useAccountLabel(user);
  const { row, reach } = useLateRepeatOrder();
  return (
    <Cell>
      <Menu
        above
        label={label}
        trigger={(props) => (
          <Opener {...props} {...reach} type="button" aria-current={current ? 'page' : undefined}>
            <Icon of={USER} size="l" />
            <span>
              <FormattedMessage id="account.title" defaultMessage="Account" />
            </span>
          </Opener>
        )}
      >
        {(close) => (
          <>
            {/* First, since the menu grows upwards: nothing moves. */}
            {row(close)}
            <AccountRows close={close} language />
          </>
        )}
      </Menu>
    </Cell>
  );
}
