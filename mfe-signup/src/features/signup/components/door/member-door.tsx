import { useIntl } from 'react-intl';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Centre } from '#src/lib/centre.tsx';
import { DoorForm } from './door-form.tsx';
import { DoorHalves } from './door-halves.tsx';
import { DoorSkeleton } from './door-skeleton.tsx';
import { MemberGone } from './member-gone.tsx';

/** The public part of a member, beside the half that is still missing, and a first message to them. */
export function MemberDoor({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, mutate } = useEndpoint(READ_MEMBER, { id });
  const name = data?.member.name;
  useTitle(
    name === undefined
      ? intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })
      : intl.formatMessage({ id: 'door.title', defaultMessage: 'Write to {name}' }, { name }),
  );
  // A profile that is gone, hidden, or was never there says the same.
  const isGone = error !== undefined && error.status < 500 && error.status !== 429 && error.status >= 400;
  return (
    <>
      {isGone ? (
        <MemberGone />
      ) : error ? (
        <FailedRegion onRetry={() => void mutate()} />
      ) : data ? (
        <Centre>
          <DoorHalves member={data.member} />
          <DoorForm key={id} member={data.member} />
        </Centre>
      ) : (
        <DoorSkeleton />
      )}
    </>
  );
}
