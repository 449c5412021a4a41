import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { CAMERA } from '@rendezvous/ui/icons/objects/camera';
import { dismissalKey, dismissNotice } from '#src/kernel/dismissals/dismissals.ts';
import { useFrameSettings } from '#src/kernel/frame/frame-context.ts';

/** Reminds a member without a main photo of it (spec §2 Profile-photo alert). */
export function PhotoAlert({ user }: { user: User }) {
  const profile = wayTo('profile', useFrameSettings().capabilities);
  return (
    <Alert
      icon={CAMERA}
      dismissal={dismissalKey(user.id, 'photo')}
      onDismiss={() => dismissNotice(user.id, 'photo')}
    >
      <FormattedMessage id="frame.alert.photo" defaultMessage="Your profile has no photo yet." />{' '}
      {profile && (
        <Link to={profile}>
          <FormattedMessage id="frame.alert.photoAdd" defaultMessage="Add your photo" />
        </Link>
      )}
    </Alert>
  );
}
