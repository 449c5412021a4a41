import { useIntl } from 'react-intl';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';

interface Props {
  value: boolean;
  onChange: (given: boolean) => void;
  error?: string;
}

/**
 * Separate consent to showing data on sex life and orientation (PRODUCT.md §3, GDPR art. 9); never ticked beforehand. A changed
 * text needs a new version in `PROFILE_CONSENTS`.
 */
export function ConsentBox({ value, onChange, error }: Props) {
  const intl = useIntl();
  return (
    <Checkbox
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={intl.formatMessage({
        id: 'consent.label',
        defaultMessage:
          'I agree that my gender, whom I’m looking for, my sexuality and interests (intimate ones too, if I choose any) and what I write are shown to other members to find me a match.',
      })}
      hint={intl.formatMessage({
        id: 'consent.note',
        defaultMessage:
          'This can say something about your sex life and orientation, so we ask separately. You can withdraw it at any time in your settings; your profile is then hidden.',
      })}
    />
  );
}
