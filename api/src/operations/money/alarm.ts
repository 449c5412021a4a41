import { DEFAULT_LOCALE, LOCALES } from '@rendezvous/contract/kernel/locales';
import { MONEY_ROOM } from '@rendezvous/contract/operators/money/values';
import type { PaymentContext } from '#src/money/payments/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { MONEY_ALARM_JOB } from './jobs.ts';
import { readOverview } from './overview.ts';
import { isAlarming } from './policy.ts';

/** Hour of the alarm, UTC: after the comparison of the night with the providers. */
const ALARM_HOUR = 6;

/** Next moment of the alarm after `now`. */
function nextAlarm(now: Date): Date {
  const today = new Date(Math.floor(now.getTime() / DAY) * DAY + ALARM_HOUR * HOUR);
  return today > now ? today : after(today, DAY);
}

/** Queues the alarm of the next morning, unless it waits already. */
export function planMoneyAlarm({ jobs }: Pick<Services, 'jobs'>, tx: Tx, now: Date): Promise<void> {
  return jobs.send(tx, MONEY_ALARM_JOB, {}, { key: 'morning', startAfter: nextAlarm(now) });
}

const inPercent = (hundredths: number): string =>
  new Intl.NumberFormat(LOCALES.find(({ code }) => code === DEFAULT_LOCALE)?.iso, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(hundredths / 10_000);

/**
 * Reports to operators what is wrong with money: refunds that failed, differences with providers, and a share of disputes at its alarm. Logs an
 * entry and mails the support address once a day while something is. Nothing of a member is in it.
 */
export async function alarmOperators(context: PaymentContext): Promise<void> {
  const { clock, settings, log } = context;
  const { disputes, returns, drifts } = await readOverview(context);
  const isDisputed = isAlarming(disputes);
  const found = { failed: returns.failed.length, drifts: drifts.length };
  if (isDisputed)
    log.error(
      { event: 'payment_disputes_high', ...disputes },
      'the share of disputed payments is at its alarm',
    );
  const more = [
    ...(found.failed > 0 ? ['failed'] : []),
    ...(found.drifts > 0 ? ['drifts'] : []),
    ...(isDisputed ? ['disputes'] : []),
  ];
  if (more.length === 0) return;
  const email = settings.value(DEFAULT_DOMAIN, 'support_email');
  const support = { id: null, email, name: '', language: DEFAULT_LOCALE, domain: DEFAULT_DOMAIN };
  await sendMail(
    context,
    { ...support, notifications_disabled: [], confirmed_at: null },
    {
      id: `money alarm ${clock.now().toISOString().slice(0, 10)}`,
      kind: 'money_alarm',
      purpose: 'account',
      cause: 'payment',
      url: mailLink(context, MONEY_ROOM, {}),
      values: { ...found, share: inPercent(disputes.share), alarm: inPercent(disputes.alarm_at) },
      more,
    },
  );
}
