import { useEffect, useState } from 'react';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { READ_DEBT } from '@rendezvous/contract/resources/payments/calls';
import { loadDebtParts } from './late-debt.ts';

/**
 * What the member owes after a charge-back: undefined until it is known and can be drawn, null without it, and null when it could not be read, as an
 * order says it too. Opened again, the screen asks again.
 */
export function useDebt(): { debt: Debt | null | undefined; reloadDebt: () => Promise<unknown> } {
  const { data, error, mutate } = useEndpoint(READ_DEBT, undefined, { dedupingInterval: 0 });
  const debt = data ? data.debt : error && null;
  const hasDebt = Boolean(debt);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!hasDebt) return;
    const drawn = () => setHere(true);
    // Without its chunk the order is whole: the bill has the line.
    loadDebtParts().then(drawn, drawn);
  }, [hasDebt]);
  return { debt: hasDebt && !isHere ? undefined : debt, reloadDebt: () => mutate() };
}
