import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_ELSEWHERE } from '@rendezvous/contract/resources/members/calls';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { withWords } from '@rendezvous/remote/react/with-words';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Tag } from '@rendezvous/ui/layout/tag';
import { text } from '@rendezvous/ui/layout/text';
import { ownWords } from '#src/lib/own-words.ts';
import { MemberStrip } from '#src/lib/members/member-strip.tsx';

type Query = QueryOf<typeof SEARCH_ELSEWHERE>;

/**
 * Sections of people from elsewhere, each with its source (PRODUCT.md §2): members of other sites (setting `member_resell`)
 * and a site of cams (setting `cam_url`).
 */
export const OtherPlaces = withWords(function OtherPlaces({ query }: { query: Query }) {
  const { member_resell: resell, cam_url: cams } = useSettings();
  return (
    <>
      {resell && <MembersElsewhere query={query} />}
      {cams && <Cams address={cams} />}
    </>
  );
}, ownWords);

/** Members of other sites who fit the search, site by site. It is empty while they load, and when they are not available. */
function MembersElsewhere({ query }: { query: Query }) {
  const intl = useIntl();
  const { data } = useEndpoint(SEARCH_ELSEWHERE, query);
  return data?.sites.map(({ domain, name, items, count, count_capped: capped }) => (
    <MemberStrip
      key={domain}
      title={intl.formatMessage(
        { id: 'elsewhere.members.title', defaultMessage: 'From {site}' },
        { site: name },
      )}
      hint={intl.formatMessage(
        {
          id: 'elsewhere.members.hint',
          defaultMessage:
            'These members joined at {domain}, not here. That site’s terms apply to them. · {capped, select, true {{count, number}+ profiles} other {{count, plural, one {# profile} other {# profiles}}}}',
        },
        { domain, count, capped: String(capped) },
      )}
      items={items}
    />
  ));
}

/** Link to a site of cams, which is another company's and is advertised as such. */
function Cams({ address }: { address: string }) {
  const intl = useIntl();
  const { name } = useSettings();
  const host = new URL(address).hostname.replace(/^www\./, '');
  return (
    <Box>
      <Tag>{intl.formatMessage({ id: 'elsewhere.cams.label', defaultMessage: 'Advertisement' })}</Tag>
      <h2>{intl.formatMessage({ id: 'elsewhere.cams.title', defaultMessage: 'Live cams' })}</h2>
      <p>
        {intl.formatMessage(
          {
            id: 'elsewhere.cams.text',
            defaultMessage:
              'The people there work for {host} and are not members of {site}. {host} sets the prices and the rules.',
          },
          { host, site: name },
        )}
      </p>
      <ButtonLink tone="outline" to={address} target="_blank" rel="noopener noreferrer sponsored nofollow">
        {intl.formatMessage({ id: 'elsewhere.cams.open', defaultMessage: 'Open {host}' }, { host })}
      </ButtonLink>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s6h};
  padding: ${theme.space.s5h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};

  h2 {
    ${text.d1}
  }

  p {
    max-width: 60ch;
    color: ${theme.color.ink2};
  }
`;
