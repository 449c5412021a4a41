import { useCallback, useEffect, useState } from 'react';
import { call } from '@rendezvous/api-client/client';
import { READ_ACTIVATION } from '@rendezvous/contract/resources/signup/calls';
import { ACTIVATION_STEPS, type ActivationStep } from '@rendezvous/contract/resources/signup/values';
import { useTopicListener } from '@rendezvous/remote/react/hooks';

const ASK_EVERY_MS = 1500;

/** Steps done so far of the work before the activation mail: from live events, and asked for in case events do not come. */
export function useActivationProgress(): readonly ActivationStep[] {
  const [done, setDone] = useState<readonly ActivationStep[]>([]);
  const add = useCallback(
    (steps: readonly ActivationStep[]) =>
      setDone((known) => ACTIVATION_STEPS.filter((step) => known.includes(step) || steps.includes(step))),
    [],
  );

  useTopicListener('live:received', (event) => {
    if (event.name === 'activation') add([event.data.step]);
  });
  const finished = done.length === ACTIVATION_STEPS.length;
  useEffect(() => {
    if (finished) return undefined;
    const ask = () =>
      void call(READ_ACTIVATION).then(
        ({ steps }) => add(steps),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [add, finished]);
  return done;
}
