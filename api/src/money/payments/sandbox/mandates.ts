import type { Tx } from '#src/platform/db/database.ts';
import type { Clock } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { PaymentProvider, ProviderMandate } from '../provider.ts';
import * as mandates from './mandates-repository.ts';
import type { SandboxMandate } from './mandates-repository.ts';
import * as repository from './repository.ts';
import type { SandboxPayment } from './repository.ts';

/** Presents a mandate; one that a checkout makes is valid once that is paid. @param payment one that made or charged it */
export function presentMandate(
  { id, status, method, last4, expires_on: expiresOn }: SandboxMandate,
  payment: SandboxPayment | null,
): ProviderMandate {
  const isMade = !payment?.keep || payment.status === 'paid';
  const notMade = payment?.status === 'open' ? 'pending' : 'invalid';
  return { id, status: isMade ? status : notMade, method, last4, expiresOn };
}

/** What the test provider is asked about mandates. */
export function sandboxMandates(
  db: Tx,
  clock: Clock,
  provider: string,
): Pick<PaymentProvider, 'mandate' | 'lookMandate' | 'revokeMandate'> {
  return {
    async mandate({ iban }, key) {
      const made = await mandates.insertOnce(db, {
        id: `sm_${newId()}`,
        provider,
        key,
        method: 'sdd',
        last4: iban.slice(-4),
        expires_on: null,
        created_at: clock.now(),
      });
      return presentMandate(made, null);
    },
    async lookMandate(id) {
      const mandate = await mandates.find(db, id);
      return mandate && presentMandate(mandate, await repository.findFirst(db, id));
    },
    revokeMandate: (id) => mandates.remove(db, id),
  };
}
