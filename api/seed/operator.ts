import { closeDemoOperator, openDemoOperator } from '#src/identity/operators/face.ts';
import type { Services } from '#src/platform/services.ts';

/**
 * Gives the demonstration's operator a new key, to be printed once, while development pages answer and no `OPERATOR_KEY` is set. The second
 * factor is a real one: the first log-in sets it up. Anywhere else that operator is retired.
 */
export async function demoOperatorKey(services: Services): Promise<string | undefined> {
  const { config, settings } = services;
  const isOpen = config.development && !config.OPERATOR_KEY && settings.value('*', 'demonstration');
  if (isOpen) return openDemoOperator(services);
  await closeDemoOperator(services);
  return undefined;
}
