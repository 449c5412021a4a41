import { useState } from 'react';
import { useIntl } from 'react-intl';

const DAY = 86_400_000;
const WORDED_DAYS = 7;

/** Calendar days between two times in the visitor's time zone. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / DAY);
}

/** Day as text: "today", "2 days ago", the date after a week. */
export function useDayText(): (at: string) => string {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  return (at) => {
    const days = daysBetween(new Date(at), now);
    if (days >= WORDED_DAYS) return intl.formatDate(at, { dateStyle: 'medium' });
    return intl.formatRelativeTime(-Math.max(0, days), 'day', { numeric: 'auto' });
  };
}
