import { useIntl } from 'react-intl';

/** Day and hour as text, in the operator's own time zone. */
export function useTimeText(): (at: string) => string {
  const intl = useIntl();
  return (at) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}
