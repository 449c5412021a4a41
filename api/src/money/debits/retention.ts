import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Services } from '#src/platform/services.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import * as repository from './repository.ts';

/** Forms without a mandate are needed no longer than their order. */
const UNACCEPTED_MS = DAY;

/** Removes the forms of an erased buyer that no mandate came of. A mandate proves the debit: it stays, sealed, as long as the bank may ask for it. */
export async function forgetDebitor({ tx }: Unit, userId: string): Promise<void> {
  await repository.deleteUnaccepted(tx, { userId });
}

/** Deletes forms without a mandate a day after their order, and mandates once no bank can ask for them any more, with their codes and tries. */
export async function forgetDebits({ db, settings }: Services, now: Date): Promise<void> {
  const days = settings.value(DEFAULT_DOMAIN, 'debit_mandate_kept_days');
  await repository.deleteUnaccepted(db, { before: after(now, -UNACCEPTED_MS) });
  await repository.deleteAccepted(db, after(now, -days * DAY));
}
