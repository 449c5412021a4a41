import { useIntl } from 'react-intl';
import {
  PROFILE_CHOICES,
  PROFILE_CHOICE_NAMES,
  type ProfileChoice,
} from '@rendezvous/contract/resources/profile/values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { ChipChoice } from '@rendezvous/ui/controls/chip-choice';
import { useEditor } from '#src/features/profile/hooks/use-editor.ts';
import { useUnsetText } from '#src/features/profile/hooks/use-value-text.ts';
import type { PartFormProps } from '#src/features/profile/part-form.ts';
import { EditForm } from './edit-form.tsx';

/** Each field with fixed values as chips; the last one is no answer. */
export function DetailsForm({ form, onClose }: PartFormProps) {
  const intl = useIntl();
  const editor = useEditor(onClose);
  const unsaid = useUnsetText();
  const optionsOf = (field: ProfileChoice) => [
    ...PROFILE_CHOICES[field].map((value) => ({
      value,
      label: profileValueLabel(intl, field, value, editor.values.gender),
    })),
    { value: null, label: unsaid },
  ];
  return (
    <EditForm form={form} editor={editor} onCancel={onClose}>
      {PROFILE_CHOICE_NAMES.map((field) => (
        <ChipChoice
          key={field}
          small
          legend={profileFieldLabel(intl, field)}
          name={`profile-${field}`}
          options={optionsOf(field)}
          value={editor.values[field]}
          onChange={(value) => editor.change({ [field]: value })}
        />
      ))}
    </EditForm>
  );
}
