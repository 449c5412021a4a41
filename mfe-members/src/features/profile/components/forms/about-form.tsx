import { useIntl } from 'react-intl';
import { ABOUT_ME_MAX } from '@rendezvous/contract/resources/profile/values';
import { Field } from '@rendezvous/ui/controls/field';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { useEditor } from '#src/features/profile/hooks/use-editor.ts';
import type { PartFormProps } from '#src/features/profile/part-form.ts';
import { Counted } from '#src/features/profile/components/counted.tsx';
import { EditForm } from './edit-form.tsx';

/** Form for the words of a member about themselves, with the count of characters. */
export function AboutForm({ form, onClose }: PartFormProps) {
  const intl = useIntl();
  const editor = useEditor(onClose);
  const { about_me: about } = editor.values;
  return (
    <EditForm form={form} editor={editor} onCancel={onClose}>
      <Field
        label={intl.formatMessage({ id: 'profile.about.title', defaultMessage: 'About me' })}
        hint={
          <Counted used={about.length} limit={ABOUT_ME_MAX}>
            {intl.formatMessage({
              id: 'about.hint',
              defaultMessage: 'No phone numbers or e-mail addresses, please.',
            })}
          </Counted>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            maxLength={ABOUT_ME_MAX}
            value={about}
            onChange={(event) => editor.change({ about_me: event.target.value })}
          />
        )}
      </Field>
    </EditForm>
  );
}
