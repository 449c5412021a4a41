import { useEffect, useId, useState } from 'react';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useBus } from '@rendezvous/remote/react/hooks';
import { Ending } from '#src/features/signup/components/ending/ending.tsx';
import { LookInInbox } from './look-in-inbox.tsx';

/**
 * What follows the account of a partner’s sign-up: notifications, the work before the activation mail, then the inbox. Once it is published to
 * be complete the frame reminds of the activation: in a dialog on smartphones, in an alert elsewhere (spec §2 Activation reminder).
 */
export function Completed({ user }: { user: User }) {
  const bus = useBus();
  const title = useId();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) bus.publish('signup:progressed', { step: 4, complete: true });
  }, [bus, isOver]);
  return isOver ? (
    <LookInInbox email={user.email} />
  ) : (
    <Ending titleId={title} onDone={() => setOver(true)} />
  );
}
