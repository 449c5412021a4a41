import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useCountryName } from '#src/lib/places.ts';
import type { Filters } from '../filters.ts';

/** Gender and place of the search with the number of results, exact up to 1,000 (spec §3 numResults). */
export function SearchHeading({
  filters,
  results,
}: {
  filters: Filters;
  results: MembersResponse | undefined;
}) {
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
              {
                id: 'members.heading.plain',
                defaultMessage: '{gender, select, male {Men} female {Women} other {Members}}',
              },
              { gender },
            )}
      </h1>
      <Found role="status">
        {filters.country && countryName(filters.country)}
        {filters.country && results && ' · '}
        {results && <Count results={results} />}
      </Found>
    </Heading>
  );
}

/** Exact up to 1,000, then "1,000+". */
function Count({
  results: { num_results: count, num_results_capped: capped },
}: {
  results: MembersResponse;
}) {
  const intl = useIntl();
  if (capped)
    return (
      <>
        {intl.formatMessage(
          { id: 'members.count.capped', defaultMessage: '{count, number}+ members found' },
          { count },
        )}
      </>
    );
  return (
    <>
      {intl.formatMessage(
        {
          id: 'members.count.exact',
          defaultMessage: '{count, plural, =0 {Nobody found} one {# member found} other {# members found}}',
        },
        { count },
      )}
    </>
  );
}

const Heading = styled.header`
  margin-bottom: ${theme.space.s3h};

  h1 {
    ${text.d2}
  }
`;

const Found = styled.p`
  ${text.small}
  min-height: 20px;
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;
