import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { countryName } from '@rendezvous/i18n/countries';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Select } from '@rendezvous/ui/controls/select';
import { text } from '@rendezvous/ui/layout/text';

/** The country the member pays in: it decides currency and methods. */
export function CountryChoice({ onChoose }: { onChoose: (country: CountryCode) => Promise<void> }) {
  const intl = useIntl();
  const { countries } = useSettings();
  const current = useUser()!.payment_country;
  const [open, setOpen] = useState(false);
  const label = intl.formatMessage({ id: 'payment.country', defaultMessage: 'Country you pay in' });

  // The list replaces the button that had focus.
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) line.current?.querySelector('select')?.focus();
  }, [open]);

  function choose(country: CountryCode): void {
    setOpen(false);
    void onChoose(country);
  }
  if (open) {
    return (
      <Line ref={line}>
        <Select
          aria-label={label}
          value={current}
          onChange={(event) => choose(event.target.value as CountryCode)}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(intl.locale, code)}
            </option>
          ))}
        </Select>
      </Line>
    );
  }
  return (
    <Line>
      {intl.formatMessage(
        { id: 'country.current', defaultMessage: 'Country: {country}' },
        { country: countryName(intl.locale, current) },
      )}
      <Button tone="quiet" size="s" onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'country.change', defaultMessage: 'Change' })}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s1};
  max-width: 340px;
  margin-block: ${theme.space.s1} ${theme.space.s3h};
  color: ${theme.color.ink2};
`;
