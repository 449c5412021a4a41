import type { Services } from '#src/platform/services.ts';
import { DEMO_LOGINS, type DemoLogin } from './accounts.ts';
import { seedDemo } from './demo.ts';

/** Somebody who waits hears of it after each of these many members. */
const TELL_EVERY = 50;

/**
 * Fills a new database with the demonstration when `SEED` asks for it, telling in sentences how far it is.
 * @returns the log-ins to show: those of the demonstration, on a demonstration site, as long as development pages answer
 */
export async function prepareDemo(
  services: Services,
  tell: (sentence: string) => void,
): Promise<readonly DemoLogin[]> {
  const { config, settings } = services;
  if (config.SEED !== 'demo') return [];
  let step = '';
  const seeded = await seedDemo(services, (current, done, total) => {
    if (current === step && done % TELL_EVERY !== 0) return;
    step = current;
    tell(
      done === 0 ? `Demonstration data: ${current}` : `Demonstration data: ${current}, ${done} of ${total}`,
    );
  });
  if (seeded) tell('Demonstration data: complete');
  return settings.value('*', 'demonstration') && config.development ? DEMO_LOGINS : [];
}
