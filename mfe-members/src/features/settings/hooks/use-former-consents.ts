import { useIntl } from 'react-intl';

/** Earlier texts of the consent to showing the profile, by version (`PROFILE_CONSENTS`). The first two say the same. */
export function useFormerConsents(): Readonly<Record<string, string>> {
  const intl = useIntl();
  const before = intl.formatMessage({
    id: 'settings.consent.former.text',
    defaultMessage:
      'I agree that my gender, whom I’m looking for and what I write are shown to other members to find me a match.',
  });
  return { '2026-11-23': before, '2026-11-24': before };
}
