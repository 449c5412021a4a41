import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/routes';
import type { User } from '@rendezvous/contract/user';
import { Alert } from '@rendezvous/ui/alert';
import { CAMERA } from '@rendezvous/ui/icons/camera';
import { dismissNotice } from '#src/kernel/dismissals/dismissals.ts';

/** Reminds a member without a main photo of it (spec §2 Profile-photo alert). */
export function PhotoAlert({ user }: { user: User }) {
  return (
    <Alert icon={CAMERA} onDismiss={() => dismissNotice(user.id, 'photo')}>
      <FormattedMessage id="frame.alert.photo" defaultMessage="Your profile has no photo yet." />{' '}
      <Link to={pathTo('profile')}>
        <FormattedMessage id="frame.alert.photoAdd" defaultMessage="Add your photo" />
      </Link>
    </Alert>
  );
}
