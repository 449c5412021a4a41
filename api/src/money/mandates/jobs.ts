import type { Services } from '#src/platform/services.ts';
import type { PaymentContext } from '#src/money/payments/face.ts';
import * as repository from './repository.ts';

export const REVOKE_JOB = 'mandate-revoke';

export interface RevokeJob {
  mandate: string;
}

/** Registers the removal of mandates at their providers. A provider that is away is asked again. */
export function handleRevocations({
  jobs,
  db,
  providers,
}: Pick<Services, 'jobs' | 'db'> & Pick<PaymentContext, 'providers'>): void {
  jobs.handle<RevokeJob>(REVOKE_JOB, async ({ mandate: id }) => {
    const mandate = await repository.find(db, id);
    if (!mandate) return;
    const provider = providers.named(mandate.provider);
    if (!provider) throw new Error(`no payment provider ${mandate.provider}`);
    await provider.revokeMandate(mandate.token_reference);
    // A member's consent stays as a revoked one.
    await repository.removeForgotten(db, id);
  });
}
