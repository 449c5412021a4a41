import type { ReactNode } from 'react';
import { FormattedDisplayName, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { COMPANY_REGISTERS } from '@rendezvous/contract/settings/company-registers';
import type { CompanyInfo } from '@rendezvous/contract/settings/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const Block = styled.address`
  font-style: normal;
  font-size: ${theme.size.small};
  line-height: ${theme.line.label};
  b {
    color: ${theme.color.onFooter};
  }
  p + p {
    margin-top: ${theme.space.s2h};
  }
  p > span {
    display: block;
  }
  ${media.installed} {
    display: none;
  }
`;

/** The company that runs the site, line by line. Empty fields are not shown; the phone number is dialled without dashes and spaces (spec §2 Footer, §9). */
export function CompanyBlock({ company }: { company: CompanyInfo }) {
  const { name, address, city, country, kvk, vat_numbers, tradenames, support_phone } = company;
  return (
    <Block>
      <Lines of={{ name: name && <b>{name}</b> }} />
      <Lines of={{ address, place: (city || country) && <Place city={city} country={country} /> }} />
      <Lines
        of={{
          kvk: kvk && (
            <FormattedMessage
              id="frame.footer.kvk"
              defaultMessage="{register} {number}"
              values={{ register: COMPANY_REGISTERS[country] ?? <Register />, number: kvk }}
            />
          ),
          vat: vat_numbers.length > 0 && (
            <FormattedMessage
              id="frame.footer.vat"
              defaultMessage="VAT {number}"
              values={{ number: vat_numbers.join(', ') }}
            />
          ),
          tradenames: tradenames.length > 0 && (
            <FormattedMessage
              id="frame.footer.tradeNames"
              defaultMessage="Trade names: {names}"
              values={{ names: tradenames.join(', ') }}
            />
          ),
        }}
      />
      <Lines of={{ phone: support_phone && <a href={`tel:${dialled(support_phone)}`}>{support_phone}</a> }} />
    </Block>
  );
}

/** Generic word for a company register without a known name. */
const Register = () => <FormattedMessage id="frame.footer.register" defaultMessage="Register" />;

/** A phone number without dashes and spaces. */
export const dialled = (phone: string): string => phone.replace(/[\s-]/g, '');

/** A paragraph of the lines that say something; none when none does. */
function Lines({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  const said = Object.entries(of).filter(([, line]) => line);
  if (said.length === 0) return null;
  return (
    <p>
      {said.map(([field, line]) => (
        <span key={field}>{line}</span>
      ))}
    </p>
  );
}

function Place({ city, country }: Pick<CompanyInfo, 'city' | 'country'>) {
  const land = /^[A-Z]{2}$/.test(country) ? <FormattedDisplayName type="region" value={country} /> : country;
  return (
    <>
      {city}
      {city && country && ', '}
      {land}
    </>
  );
}
