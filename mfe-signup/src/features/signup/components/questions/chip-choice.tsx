import { useIntl } from 'react-intl';
import { PROFILE_CHOICES, type ProfileChoice } from '@rendezvous/contract/resources/profile/values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { ChipChoice as Choice } from '@rendezvous/ui/controls/chip-choice';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';

/** A profile field with fixed values as large chips; "rather not say" is always one of them. */
export function ChipChoice({ flow, field }: { flow: SignupFlow; field: ProfileChoice }) {
  const intl = useIntl();
  const { gender, profile } = flow.draft;
  const options = [
    ...PROFILE_CHOICES[field].map((value) => ({
      value,
      label: profileValueLabel(intl, field, value, gender ?? 'other'),
    })),
    { value: null, label: intl.formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' }) },
  ];
  return (
    <Choice
      legend={profileFieldLabel(intl, field)}
      name={field}
      options={options}
      value={profile[field]}
      onChange={(value) => flow.answer({ [field]: value })}
    />
  );
}
