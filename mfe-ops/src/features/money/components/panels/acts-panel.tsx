import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsMoneyAct } from '@rendezvous/contract/operators/money/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay, useOperatorSession } from '#src/lib/operator.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useActText } from '#src/features/money/hooks/use-act-text.ts';
import { DecideDialog } from '../decide-dialog.tsx';
import { Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';

/** Acts that wait for a second person, another one than the operator behind the request. */
export function ActsPanel({ acts, onDone }: { acts: readonly OpsMoneyAct[]; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const time = useTimeText();
  const actText = useActText();
  const { operator } = useOperatorSession();
  const mayConfirm = useMay('money.confirm');
  const [asked, setAsked] = useState<OpsMoneyAct | null>(null);
  return (
    <Panel title={intl.formatMessage({ id: 'money.acts', defaultMessage: 'Waiting for a second person' })}>
      {acts.length === 0 && (
        <Note>{intl.formatMessage({ id: 'money.acts.none', defaultMessage: 'Nothing waits.' })}</Note>
      )}
      <Lines>
        {acts.map((act) => (
          <li key={act.id}>
            <LineWords>
              <b>{actText(act)}</b>
              <span>{[act.asked_by, time(act.asked_at)].join(' · ')}</span>
            </LineWords>
            {act.asked_by === operator.name ? (
              <Note as="span">
                {intl.formatMessage({ id: 'money.acts.own', defaultMessage: 'Someone else decides' })}
              </Note>
            ) : (
              mayConfirm && (
                <Button size="s" tone="outline" onClick={() => setAsked(act)}>
                  {intl.formatMessage({ id: 'money.acts.look', defaultMessage: 'Look at it' })}
                </Button>
              )
            )}
          </li>
        ))}
      </Lines>
      {asked && (
        <DecideDialog
          act={asked}
          onDone={async (text) => {
            await onDone();
            shell.toast({ text, tone: 'ok' });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
