import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LOCALE_CODES, isLocale } from '@rendezvous/contract/kernel/locales';
import { languageName } from '@rendezvous/i18n/countries';
import { useLocale, useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';

/** The language of the site and of its mails. The frame shows it at once and stores it with the account. */
export function LanguageChoice() {
  const intl = useIntl();
  const shell = useShell();
  const current = useLocale();
  return (
    <Room>
      <Field
        label={intl.formatMessage({ id: 'settings.language.label', defaultMessage: 'Language of the site' })}
        hint={intl.formatMessage({
          id: 'settings.language.what',
          defaultMessage: 'Our e-mails come in this language too.',
        })}
      >
        {(control) => (
          <Select
            {...control}
            value={current}
            onChange={({ target: { value } }) => isLocale(value) && shell.setLocale(value)}
          >
            {LOCALE_CODES.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageName(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Room>
  );
}

const Room = styled.div`
  max-width: 420px;
  margin-top: ${theme.space.s3};
`;
