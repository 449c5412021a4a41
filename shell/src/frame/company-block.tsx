import { FormattedDisplayName, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { CompanyInfo } from '@rendezvous/contract/settings';
import { theme } from '@rendezvous/theme/theme';

const Block = styled.div`
  font-size: 14px;
  line-height: 22px;
  b {
    color: ${theme.color.onFooter};
  }
  p + p {
    margin-top: 10px;
  }
`;

/** Who runs the site. Empty fields are not shown; the phone number is dialled without dashes and spaces (spec §9). */
export function CompanyBlock({ company }: { company: CompanyInfo }) {
  const { name, address, city, country, kvk, vat_numbers, tradenames, support_phone } = company;
  const place = [city, country].filter(Boolean);
  return (
    <Block>
      {name && (
        <p>
          <b>{name}</b>
        </p>
      )}
      {(address || place.length > 0) && (
        <p>
          {address && (
            <>
              {address}
              <br />
            </>
          )}
          {city}
          {city && country && ', '}
          {/^[A-Z]{2}$/.test(country) ? <FormattedDisplayName type="region" value={country} /> : country}
        </p>
      )}
      <p>
        {kvk && (
          <>
            <FormattedMessage id="frame.footer.kvk" defaultMessage="Chamber of Commerce {number}" values={{ number: kvk }} />
            <br />
          </>
        )}
        {vat_numbers.length > 0 && (
          <>
            <FormattedMessage id="frame.footer.vat" defaultMessage="VAT {number}" values={{ number: vat_numbers.join(', ') }} />
            <br />
          </>
        )}
        {tradenames.length > 0 && (
          <FormattedMessage id="frame.footer.tradeNames" defaultMessage="Trade names: {names}" values={{ names: tradenames.join(', ') }} />
        )}
      </p>
      {support_phone && (
        <p>
          <a href={`tel:${support_phone.replace(/[\s-]/g, '')}`}>{support_phone}</a>
        </p>
      )}
    </Block>
  );
}
