import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const DAY = 86_400_000;

/** Day heading above its messages. */
export function DayLine({ at }: { at: string }) {
  const intl = useIntl();
  const date = new Date(at);
  const [now] = useState(() => new Date());
  const words = () => {
    if (date.toDateString() === now.toDateString())
      return intl.formatMessage({ id: 'conversation.today', defaultMessage: 'Today' });
    if (date.toDateString() === new Date(now.getTime() - DAY).toDateString()) {
      return intl.formatMessage({ id: 'conversation.yesterday', defaultMessage: 'Yesterday' });
    }
    const sameYear = date.getFullYear() === now.getFullYear();
    return intl.formatDate(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(!sameYear && { year: 'numeric' }),
    });
  };
  return <Line>{words()}</Line>;
}

const Line = styled.p`
  text-align: center;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink2};
`;
