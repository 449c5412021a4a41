import styled from 'styled-components';
import type { OpsAuditEntry } from '@rendezvous/contract/operators/staff/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Row, RowWords } from '#src/lib/rows.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** One act, in the words of the record: they are the same in every language. */
export function AuditRow({ entry }: { entry: OpsAuditEntry }) {
  const time = useTimeText();
  return (
    <Row>
      <RowWords>
        <b>
          {entry.action} · {entry.subject}
        </b>
        <span>
          {entry.operator} · {time(entry.at)}
        </span>
        {entry.detail !== '{}' && <Detail>{entry.detail}</Detail>}
      </RowWords>
    </Row>
  );
}

const Detail = styled.code`
  display: block;
  margin-top: ${theme.space.s1};
  ${text.micro}
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;
