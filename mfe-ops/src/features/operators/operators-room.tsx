import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsNewOperatorResponse } from '@rendezvous/contract/operators/staff/schemas';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Rows } from '#src/lib/rows.tsx';
import { Section } from '#src/lib/section.tsx';
import { useOperators } from './api/operators.ts';
import { AddForm } from './components/add-form.tsx';
import { NewKey } from './components/new-key.tsx';
import { OperatorRow } from './components/operator-row.tsx';
import { useRoom } from '#src/lib/use-room.ts';

/** Operators and their keys: adds operators, changes roles, revokes keys and second factors. */
export function OperatorsRoom() {
  const intl = useIntl();
  const room = useRoom();
  const reading = useOperators();
  const [added, setAdded] = useState<OpsNewOperatorResponse | null>(null);
  return (
    <RoomPage title={room.title}>
      <Section title={intl.formatMessage({ id: 'operators.add.title', defaultMessage: 'New operator' })}>
        {added ? (
          <NewKey added={added} onDone={() => setAdded(null)} />
        ) : (
          <AddForm
            onDone={async (answer) => {
              setAdded(answer);
              await reading.mutate();
            }}
          />
        )}
      </Section>
      <Section title={intl.formatMessage({ id: 'operators.list', defaultMessage: 'All operators' })}>
        <Read reading={reading}>
          {({ items }) => (
            <Rows>
              {items.map((operator) => (
                <OperatorRow key={operator.id} operator={operator} onDone={() => reading.mutate()} />
              ))}
            </Rows>
          )}
        </Read>
      </Section>
    </RoomPage>
  );
}
