import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsWithdrawal } from '@rendezvous/contract/operators/withdrawals/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { More } from '#src/lib/more.tsx';
import { useMay } from '#src/lib/operator.ts';
import { Read } from '#src/lib/read.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useWithdrawals } from '#src/features/money/api/withdrawals.ts';
import { AnswerWithdrawalDialog } from '../answer-withdrawal-dialog.tsx';
import { Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';

/** Statements of withdrawal that name no contract we know; each waits for an answer. */
export function WithdrawalsPanel() {
  const intl = useIntl();
  const shell = useShell();
  const time = useTimeText();
  const mayHandle = useMay('money.handle');
  const { reading, pages } = useWithdrawals();
  const [asked, setAsked] = useState<OpsWithdrawal | null>(null);
  async function handleDone(): Promise<void> {
    await reading.mutate();
    const text = intl.formatMessage({
      id: 'money.withdrawals.answered',
      defaultMessage: 'Your answer is being mailed',
    });
    shell.toast({ text, tone: 'ok' });
  }
  return (
    <Place>
      <Panel
        title={intl.formatMessage({
          id: 'money.withdrawals',
          defaultMessage: 'Withdrawals without a contract we know',
        })}
      >
        <Read reading={reading} height="60px">
          {({ items }) => (
            <>
              {items.length === 0 && (
                <Note>
                  {intl.formatMessage({
                    id: 'money.withdrawals.none',
                    defaultMessage: 'Every statement has found its order.',
                  })}
                </Note>
              )}
              <Lines>
                {items.map((withdrawal) => (
                  <li key={withdrawal.id}>
                    <LineWords>
                      <b>{[withdrawal.name, withdrawal.email].filter(Boolean).join(' · ')}</b>
                      <span>{withdrawal.order}</span>
                      <span>{time(withdrawal.at)}</span>
                    </LineWords>
                    {mayHandle && (
                      <Button size="s" tone="outline" onClick={() => setAsked(withdrawal)}>
                        {intl.formatMessage({ id: 'money.withdrawals.act', defaultMessage: 'Answer it' })}
                      </Button>
                    )}
                  </li>
                ))}
              </Lines>
              <More pages={pages} />
            </>
          )}
        </Read>
        {asked && (
          <AnswerWithdrawalDialog withdrawal={asked} onDone={handleDone} onClose={() => setAsked(null)} />
        )}
      </Panel>
    </Place>
  );
}

const Place = styled.div`
  margin-top: ${theme.space.s3h};
`;
