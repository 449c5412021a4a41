import { useLocation } from 'react-router-dom';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import { PAYMENT_SEARCH } from '@rendezvous/contract/operators/money/values';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useMoney } from '../api/money.ts';
import { ActsPanel } from './panels/acts-panel.tsx';
import { DebtsPanel } from './panels/debts-panel.tsx';
import { DisputesPanel } from './panels/disputes-panel.tsx';
import { DriftsPanel } from './panels/drifts-panel.tsx';
import { FindForm } from './find-form.tsx';
import { FoundPayments } from './found-payments.tsx';
import { JobsPanel } from './panels/jobs-panel.tsx';
import { OpenPanel } from './panels/open-panel.tsx';
import { Panels } from '#src/lib/panel.tsx';
import { WithdrawalsPanel } from './panels/withdrawals-panel.tsx';
import { ReturnsPanel } from './panels/returns-panel.tsx';

/** The search, and below it what was found or what waits. */
export function MoneyPage() {
  const room = useRoom();
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  // An address typed by hand may have what no search accepts.
  const sought = textFault(PAYMENT_SEARCH, asked) ? '' : asked;
  return (
    <RoomPage title={room.title}>
      <FindForm key={asked} asked={asked} />
      {sought ? <FoundPayments q={sought} /> : <Waiting />}
    </RoomPage>
  );
}

/** What of money waits for an operator. */
function Waiting() {
  const reading = useMoney();
  const handleDone = () => reading.mutate();
  return (
    <Read reading={reading} height="480px">
      {({ disputes, returns, drifts, acts, jobs, open, debts }) => (
        <>
          <Panels $columns={3}>
            <DisputesPanel disputes={disputes} />
            <DriftsPanel drifts={drifts} />
            <ReturnsPanel returns={returns} onDone={handleDone} />
          </Panels>
          <Panels $columns={2}>
            <ActsPanel acts={acts} onDone={handleDone} />
            <JobsPanel jobs={jobs} onDone={handleDone} />
            <OpenPanel open={open} onDone={handleDone} />
            <DebtsPanel debts={debts} />
          </Panels>
          <WithdrawalsPanel />
        </>
      )}
    </Read>
  );
}
