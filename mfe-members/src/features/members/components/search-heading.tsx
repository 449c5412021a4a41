import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MembersResponse } from '@rendezvous/contract/members';
import { useCountryName } from '#src/lib/places.ts';
import type { Filters } from '../filters.ts';

/** Whom and where the search is about, and how many it found: exact up to 1,000 (spec §3 numResults). */
export function SearchHeading({ filters, results }: { filters: Filters; results: MembersResponse | undefined }) {
  const intl = useIntl();
  const countryName = useCountryName();
  const gender = filters.gender ?? 'other';
  const place = filters.countryregion;
  return (
    <Heading>
      <h1>
        {place
          ? intl.formatMessage(
              {
                id: 'members.heading.place',
                defaultMessage:
                  '{gender, select, male {Men around {place}} female {Women around {place}} other {Members around {place}}}',
              },
              { gender, place },
            )
          : intl.formatMessage(
              { id: 'members.heading.plain', defaultMessage: '{gender, select, male {Men} female {Women} other {Members}}' },
              { gender },
            )}
      </h1>
      <Found role="status">
        {[filters.country && countryName(filters.country), results && <Count key="count" results={results} />]}
      </Found>
    </Heading>
  );
}
