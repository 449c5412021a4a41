import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { contactDetailsIn } from '@rendezvous/rules/contact-details';
import { theme } from '@rendezvous/theme/theme';

/** A calm word under a first message with links or contact details. Nothing is blocked: a guess may be wrong. */
export function Careful({ text }: { text: string }) {
  const intl = useIntl();
  if (contactDetailsIn(text).length === 0) return null;
  return (
    <Line>
      {intl.formatMessage({
        id: 'received.careful',
        defaultMessage: 'Be careful with links and contact details from someone you don’t know yet.',
      })}
    </Line>
  );
}

const Line = styled.p`
  max-width: min(78%, 560px);
  margin-top: ${theme.space.s1};
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink2};
`;
