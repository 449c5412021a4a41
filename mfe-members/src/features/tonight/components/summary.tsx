import { useIntl } from 'react-intl';
import type { TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { useCountryName } from '#src/lib/places.ts';

/** Area of the board, and the numbers of members who were here and who have chosen. */
export function Summary({ board: { area, here, here_capped: capped, choices } }: { board: TonightResponse }) {
  const intl = useIntl();
  const countryName = useCountryName();
  const chosen = choices.reduce((sum, { count }) => sum + count, 0);
  return (
    <p>
      {area.region === null && `${countryName(area.country)} · `}
      {capped
        ? intl.formatMessage(
            {
              id: 'tonight.summary.many',
              defaultMessage: 'More than {count, number} people have been here today.',
            },
            { count: here },
          )
        : intl.formatMessage(
            {
              id: 'tonight.summary.here',
              defaultMessage:
                '{count, plural, =0 {Nobody’s been here yet today.} one {# person has been here today.} other {# people have been here today.}}',
            },
            { count: here },
          )}{' '}
      {chosen > 0 &&
        intl.formatMessage(
          {
            id: 'tonight.summary.chosen',
            defaultMessage:
              '{count, plural, one {# has plans for tonight.} other {# have plans for tonight.}}',
          },
          { count: chosen },
        )}
    </p>
  );
}
