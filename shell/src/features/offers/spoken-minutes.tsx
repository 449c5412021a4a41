import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';

/** Minutes before the end at which the clock is spoken; each second of it would drown everything else. */
const SPOKEN_MINUTES = [60, 10, 1];
const SPOKEN_FOR_S = 5;

/** The mark a clock has just passed; null between marks. */
export function spokenMark(seconds: number): number | null {
  return (
    SPOKEN_MINUTES.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - SPOKEN_FOR_S) ?? null
  );
}

/** Announces a running clock to screen readers at 60, 10 and 1 minute. */
export function SpokenMinutes({ seconds }: { seconds: number }) {
  const minutes = spokenMark(seconds);
  return (
    <VisuallyHidden role="status">
      {minutes !== null && (
        <FormattedMessage
          id="frame.bonus.spoken"
          defaultMessage="{minutes, plural, one {# minute left} other {# minutes left}}"
          values={{ minutes }}
        />
      )}
    </VisuallyHidden>
  );
}
