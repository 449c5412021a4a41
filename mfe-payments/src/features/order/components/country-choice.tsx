import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { ApiError } from '@rendezvous/api-client/client';
import { countryName } from '@rendezvous/i18n/countries';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings, useShell, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Select } from '@rendezvous/ui/controls/select';
import { text } from '@rendezvous/ui/layout/text';

/** The country the member pays in: it decides currency and methods. */
export function CountryChoice({ onChoose }: { onChoose: (country: CountryCode) => Promise<void> }) {
  const intl = useIntl();
  const shell = useShell();
  const { countries } = useSettings();
  const current = useUser()!.payment_country;
  const [open, setOpen] = useState(false);
  const label = intl.formatMessage({ id: 'payment.country', defaultMessage: 'Country you pay in' });

  // The list replaces the button that had focus.
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) line.current?.querySelector('select')?.focus();
  }, [open]);

  async function choose(country: CountryCode): Promise<void> {
    try {
      setOpen(false);
      await onChoose(country);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      shell.toast({ text: errorText(intl, error.problem), tone: 'bad' });
    }
  }
  if (open) {
    return (
      <Line ref={line}>
        <Select
          aria-label={label}
          value={current}
          onChange={(event) => void choose(event.target.value as CountryCode)}
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
  align-items: center;
  max-width: 340px;
  margin-block: ${theme.space.s1} ${theme.space.s3h};
  color: ${theme.color.ink2};
`;
