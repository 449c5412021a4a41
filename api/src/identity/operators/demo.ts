import { hashToken, randomText } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './audit-repository.ts';
import { upsertDemoOperator, retireDemoOperator } from './repository.ts';
import { endOperatorSessions } from './session-repository.ts';

type DemoServices = Pick<Services, 'unitOfWork' | 'clock'>;

const DEMO = 'demo';
const AUTHOR = 'demonstration';

/** Opens the demonstration's admin under a new key, and ends what the former key opened. */
export async function openDemoOperator({ unitOfWork, clock }: DemoServices): Promise<string> {
  const [key, at] = [randomText(32), clock.now()];
  await unitOfWork(async (tx) => {
    await upsertDemoOperator(tx, DEMO, hashToken(key), at);
    await endOperatorSessions(tx, DEMO);
    await writeAudit(tx, { at, operator: AUTHOR, action: 'operator.key', subject: DEMO });
  });
  return key;
}

/** Retires the demonstration's admin, where there is one. */
export async function closeDemoOperator({ unitOfWork, clock }: DemoServices): Promise<void> {
  await unitOfWork(async (tx) => {
    if (!(await retireDemoOperator(tx, DEMO))) return;
    await endOperatorSessions(tx, DEMO);
    await writeAudit(tx, { at: clock.now(), operator: AUTHOR, action: 'operator.retire', subject: DEMO });
  });
}
