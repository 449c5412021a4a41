import { useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { dropCache, invalidate } from '@rendezvous/api-client/cache';
import type { ApiError } from '@rendezvous/api-client/client';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { OPS_READ_ME } from '@rendezvous/contract/operators/session/calls';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import { LogIn } from '#src/features/log-in/log-in.tsx';
import { OperatorContext } from '#src/lib/operator.ts';
import { Read } from '#src/lib/read.tsx';
import { Office } from './office.tsx';

/** `/ops`: the log-in, then the rooms. A session that ends brings the log-in over the room, where what was typed stays. */
export function OpsScreen() {
  const reading = useEndpoint(OPS_READ_ME, undefined);
  const [ended, setEnded] = useState(false);
  const operator = reading.data?.operator ?? undefined;
  const session = useMemo(() => operator && { operator, end: () => setEnded(true) }, [operator]);
  const rules = useMemo(
    () => ({
      onError: ({ code }: ApiError) => code === 'authentication_required' && setEnded(true),
    }),
    [],
  );
  const isOut = ended || reading.data?.operator === null;

  async function enter(me: OpsMe): Promise<void> {
    // An operator sees nothing that another one has read.
    if (operator && operator.id !== me.id) await dropCache();
    await reading.mutate({ operator: me }, { revalidate: false });
    setEnded(false);
    void invalidate('/api/');
  }

  async function leave(): Promise<void> {
    await dropCache();
    await reading.mutate();
  }

  return (
    <>
      {isOut && <LogIn isBack={ended && operator !== undefined} onDone={(me) => void enter(me)} />}
      {session ? (
        <div hidden={isOut} key={session.operator.id}>
          <SWRConfig value={rules}>
            <OperatorContext value={session}>
              <Office onLeft={() => void leave()} />
            </OperatorContext>
          </SWRConfig>
        </div>
      ) : (
        !isOut && (
          <Read reading={reading} height="100vh">
            {() => null}
          </Read>
        )
      )}
    </>
  );
}
