import { useIntl } from 'react-intl';
import type { OpsFailedJob } from '@rendezvous/contract/operators/money/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { retryJob } from '#src/features/money/api/money.ts';
import { LineActs, Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';
import { Way } from '../way.tsx';

/** Jobs about money that failed eight times. */
export function JobsPanel({ jobs, onDone }: { jobs: readonly OpsFailedJob[]; onDone: () => unknown }) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage({ id: 'money.jobs', defaultMessage: 'Jobs that failed' })}>
      {jobs.length === 0 && (
        <Note>{intl.formatMessage({ id: 'money.jobs.none', defaultMessage: 'All jobs went through.' })}</Note>
      )}
      <Lines>
        {jobs.map((job) => (
          <JobLine key={job.id} job={job} onDone={onDone} />
        ))}
      </Lines>
    </Panel>
  );
}

function JobLine({ job, onDone }: { job: OpsFailedJob; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const room = useRoom();
  const time = useTimeText();
  const mayHandle = useMay('money.handle');
  const { run, busy } = useOpsAct(async () => {
    await retryJob(job.id);
    await onDone();
    shell.toast({
      text: intl.formatMessage({ id: 'money.jobs.retried', defaultMessage: 'It’s being tried again' }),
      tone: 'ok',
    });
  });
  return (
    <li>
      <LineWords>
        <b>{job.name}</b>
        <span>
          {intl.formatMessage(
            {
              id: 'money.jobs.tries',
              defaultMessage: '{tries, plural, one {# try} other {# tries}}, the last {at}',
            },
            { tries: job.tries, at: time(job.at) },
          )}
        </span>
        <span>{job.error}</span>
      </LineWords>
      <LineActs>
        {job.payment && (
          <Way to={room.way(job.payment)}>
            {intl.formatMessage({ id: 'money.open', defaultMessage: 'Open the payment' })}
          </Way>
        )}
        {mayHandle && (
          <Button size="s" tone="outline" loading={busy} onClick={() => void run()}>
            {intl.formatMessage({ id: 'money.jobs.retry', defaultMessage: 'Try it again' })}
          </Button>
        )}
      </LineActs>
    </li>
  );
}
