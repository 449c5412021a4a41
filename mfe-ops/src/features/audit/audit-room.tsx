import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { GrowingRows } from '#src/lib/growing-rows.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useAudit, type AuditFilter } from './api/audit.ts';
import { AuditRow } from './components/audit-row.tsx';
import { useRoom } from '#src/lib/use-room.ts';

/** The record of every act. The filter is in the address. */
export function AuditRoom() {
  const intl = useIntl();
  const room = useRoom();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const filter: AuditFilter = { operator: query.get('operator') ?? '', subject: query.get('subject') ?? '' };
  const [typed, setTyped] = useState(filter);
  const list = useAudit(filter);
  const empty = {
    title: intl.formatMessage({ id: 'audit.none', defaultMessage: 'Nothing on record for this' }),
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asked = Object.entries(typed).filter(([, value]) => value.trim());
    const search = new URLSearchParams(asked.map(([name, value]) => [name, value.trim()])).toString();
    void navigate(`${room.way()}${search && `?${search}`}`);
  };
  const field = (name: keyof AuditFilter, label: string) => (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={100}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <RoomPage title={room.title}>
      <Form role="search" noValidate onSubmit={handleSubmit}>
        {field('operator', intl.formatMessage({ id: 'audit.operator', defaultMessage: 'Operator' }))}
        {field('subject', intl.formatMessage({ id: 'audit.subject', defaultMessage: 'About (ID or key)' }))}
        <Button type="submit" tone="outline">
          {intl.formatMessage({ id: 'audit.filter', defaultMessage: 'Filter' })}
        </Button>
      </Form>
      <GrowingRows list={list} empty={empty}>
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </GrowingRows>
    </RoomPage>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s4h};
  & > div {
    flex: 1 1 220px;
  }
`;
