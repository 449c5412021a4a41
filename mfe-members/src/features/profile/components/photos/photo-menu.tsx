import { useIntl } from 'react-intl';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { MORE } from '@rendezvous/ui/icons/actions/more';
import { Menu } from '@rendezvous/ui/controls/menu';
import { PhotoRows } from '#src/features/profile/late-forms.ts';
import type { PhotoRowsProps } from './photo-rows.tsx';

/** The menu of one of the own photos. */
export function PhotoMenu(props: Omit<PhotoRowsProps, 'close'>) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'profile.photos.menu', defaultMessage: 'Photo {position}: move, main photo, privacy, delete' },
    { position: props.index + 1 },
  );
  return (
    <Menu label={label} trigger={(trigger) => <IconButton {...trigger} icon={MORE} label={label} floating />}>
      {(close) => <PhotoRows {...props} close={close} />}
    </Menu>
  );
}
