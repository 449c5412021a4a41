import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pictureOf } from '@rendezvous/domain/image-address';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { media } from '@rendezvous/theme/media';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHEVRON_DOWN } from '@rendezvous/ui/icons/actions/chevron-down';
import { Menu } from '@rendezvous/ui/controls/menu';
import { useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import { AccountRows } from './account-rows.tsx';
import { barItem } from '#src/features/frame/bars/bar-item.tsx';
import { useLateRepeatOrder } from './late-repeat-order.tsx';

const Opener = styled.button`
  ${barItem}
`;

/** A long name is cut where the links beside it need the room; below 1200 px the picture replaces it. */
const Name = styled.span`
  display: none;
  max-width: 9ch;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.wide} {
    display: inline;
  }
  ${media.roomy} {
    max-width: 12ch;
  }
`;

/** What a member's account menu is called by readers. */
export function useAccountLabel({ name }: User): string {
  return useIntl().formatMessage(
    { id: 'frame.account.menu', defaultMessage: 'Your account: {name}' },
    { name },
  );
}

/** Thumbnail of the main photo, or an icon, and the name; profile, settings, payments, log-out and the last order behind them (spec §2 Top bar). */
export function AccountMenu({ user }: { user: User }) {
  const settings = useFrameSettings();
  const label = useAccountLabel(user);
  const { row, reach } = useLateRepeatOrder();
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Opener {...props} {...reach} type="button" aria-label={label}>
          <Avatar picture={pictureOf(settings, user.profile.main_image)} size="s" mine />
          <Name>{user.name}</Name>
          <Icon of={CHEVRON_DOWN} size="s" />
        </Opener>
      )}
    >
      {(close) => (
        <>
          <AccountRows close={close} />
          {/* Last, since it may come while the menu is open: nothing moves. */}
          {row(close)}
        </>
      )}
    </Menu>
  );
}
