import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { useToday } from '#src/lib/use-today.ts';

/** Day heading above its messages; its words follow the calendar. */
export function DayLine({ at }: { at: string }) {
  const intl = useIntl();
  const date = new Date(at);
  const today = useToday();
  const now = new Date(today);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const words = () => {
    if (date.toDateString() === today)
      return intl.formatMessage({ id: 'conversation.today', defaultMessage: 'Today' });
    if (date.toDateString() === yesterday.toDateString()) {
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
