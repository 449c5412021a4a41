import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { BANK } from '@rendezvous/ui/icons/objects/bank';
import { ONCE } from '@rendezvous/ui/icons/objects/once';
import { Icon } from '@rendezvous/ui/layout/icon';

/** What a press means: one payment, and what the bank statement says of it. */
export function BillFacts() {
  const intl = useIntl();
  const { statement_text: statement } = useSettings();
  return (
    <List>
      <li>
        <Icon of={ONCE} />
        <b>{intl.formatMessage({ id: 'order.once', defaultMessage: 'One payment, nothing recurring.' })}</b>
      </li>
      {statement !== null && (
        <li>
          <Icon of={BANK} />
          <span>
            {intl.formatMessage(
              { id: 'order.statement', defaultMessage: 'On your bank statement: <b>{text}</b>' },
              { text: statement, b: (words) => <b key="text">{words}</b> },
            )}
          </span>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  margin-top: ${theme.space.s1h};
  font-size: ${theme.size.label};
  line-height: ${theme.line.label};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s3};
    padding-block: ${theme.space.s1h};
  }
  & svg {
    color: ${theme.color.ink3};
  }
  & b {
    font-weight: ${theme.weight.strong};
  }
  & span > b {
    white-space: nowrap;
  }
`;
