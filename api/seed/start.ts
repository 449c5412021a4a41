import type { Services } from '#src/platform/services.ts';
import { DEMO_LOGINS, type DemoLogin } from './accounts.ts';
import { seedDemo } from './demo.ts';
import { publishProductLanders } from './landers.ts';

/** Number of members between two progress reports. */
const LOG_EVERY = 50;

/**
 * Publishes the landing pages of the product, fills a new database with the demonstration when `SEED` asks for it, and prints
 * its progress. A failed seed is reported and continues at the next start: the server serves what there is.
 * @returns log-ins to show: those of the demonstration, while development pages answer
 */
export async function prepareDemo(
  services: Services,
  log: (sentence: string) => void,
  reportFailure: (error: unknown) => void,
): Promise<readonly DemoLogin[]> {
  const { config, settings } = services;
  await publishProductLanders(services);
  if (config.SEED !== 'demo') return [];
  let step = '';
  const seeding = seedDemo(services, (current, done, total) => {
    if (current === step && done % LOG_EVERY !== 0) return;
    step = current;
    log(
      done === 0 ? `Demonstration data: ${current}` : `Demonstration data: ${current}, ${done} of ${total}`,
    );
  });
  try {
    if (await seeding) log('Demonstration data: complete');
  } catch (error) {
    reportFailure(error);
    log('Demonstration data: incomplete; the next start goes on with it');
  }
  return settings.value('*', 'demonstration') && config.development ? DEMO_LOGINS : [];
}
