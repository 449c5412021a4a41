import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ABOUT_ME_MAX } from '@rendezvous/contract/profile-values';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/field';
import { Textarea } from '@rendezvous/ui/textarea';
import { useEditor } from '../hooks/use-editor.ts';
import { Counted } from './counted.tsx';
import { EditForm } from './edit-form.tsx';
import { ProfilePart, type PartFormProps } from './profile-part.tsx';

/** What the member writes about themselves. */
export function AboutPart() {
  const intl = useIntl();
  const about = useUser()!.profile.about_me;
  return (
    <ProfilePart
      name="about"
      title={intl.formatMessage({ id: 'profile.about.title', defaultMessage: 'About me' })}
      edit={intl.formatMessage({ id: 'profile.about.edit', defaultMessage: 'Edit “About me”' })}
      Form={AboutForm}
    >
      {about ? (
        <Words>{about}</Words>
      ) : (
        <None>
          {intl.formatMessage({
            id: 'profile.about.none',
            defaultMessage: 'Nothing yet. Two honest lines say more than ten clever ones.',
          })}
        </None>
      )}
    </ProfilePart>
  );
}

function AboutForm({ form, onClose }: PartFormProps) {
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
              id: 'profile.about.hint',
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

const Words = styled.p`
  max-width: 64ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const None = styled.p`
  max-width: 64ch;
  color: ${theme.color.ink2};
`;
