import { useIntl } from 'react-intl';
import { useToday } from '#src/lib/use-today.ts';

const WEEK = 6 * 86_400_000;

/** Time as text: the hour today, the weekday within a week, the date before. */
export function useWhenText(): (at: string) => string {
  const intl = useIntl();
  const today = useToday();
  return (at) => {
    const now = new Date();
    const date = new Date(at);
    if (date.toDateString() === today) return intl.formatTime(date, { hour: '2-digit', minute: '2-digit' });
    if (now.getTime() - date.getTime() < WEEK) return intl.formatDate(date, { weekday: 'short' });
    const sameYear = date.getFullYear() === now.getFullYear();
    return intl.formatDate(date, { day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
  };
}
