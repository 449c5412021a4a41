import { parseArgs } from 'node:util';
import { buildApp } from '#src/app.ts';
import { daysBefore, paymentContext, reconcile, RECONCILED_DAYS } from '#src/money/payments/face.ts';
import { printTable, runCommand, UsageError } from './terminal.ts';

/** Amount as minor units and currency, as the books store it. */
const text = (amount: { amount: number; currency: string } | null): string =>
  amount ? `${amount.amount} ${amount.currency}` : 'nothing';

let days = RECONCILED_DAYS;

/**
 * `npm run check payments [-- --days 60]`: compares the payments of the last days with what their providers list, and books what is missing.
 * Prints each difference; ends with 1 when there is one.
 */
await runCommand(
  async (database, config) => {
    const app = await buildApp({ ...config, LOG_LEVEL: 'silent' }, { database });
    await app.ready();
    try {
      const context = paymentContext(app.services, app.log);
      const { all } = context.providers;
      if (all.length === 0) throw new UsageError('this server has no payment provider');
      let count = 0;
      for (const provider of all)
        for (const { from, to } of daysBefore(context.clock.now(), days)) {
          const { compared, drifts } = await reconcile(context, provider, from, to);
          if (compared > 0) printTable([[provider.name, from.toISOString(), `${compared} payments`]]);
          for (const { kind, payment, providerId, ours, theirs } of drifts)
            console.log(
              `✘ ${kind} ${payment ?? '–'} ${providerId ?? '–'}: ${text(ours)} here, ${text(theirs)} there`,
            );
          count += drifts.length;
        }
      console.log(count > 0 ? `${count} differences` : 'Books and providers agree.');
      if (count > 0) process.exitCode = 1;
    } finally {
      await app.close();
    }
  },
  {
    prepare: () => {
      const { values } = parseArgs({ options: { days: { type: 'string' } } });
      if (values.days !== undefined) days = Number(values.days);
      if (!Number.isInteger(days) || days < 1) throw new UsageError('--days is a whole number');
    },
  },
);
