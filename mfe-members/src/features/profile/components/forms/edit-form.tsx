import type { FormEvent, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import type { Editor } from '#src/features/profile/hooks/use-editor.ts';
import { StaleNotice } from '#src/features/profile/components/stale-notice.tsx';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  editor: Editor;
  onCancel: () => void;
  /** Faults found before anything is sent; true when there are any. */
  check?: () => boolean;
  /** A further act beside Save and Cancel. */
  more?: ReactNode;
  children: ReactNode;
}

/** The fields of one part of the profile, opened in place, with the ways out below them. */
export function EditForm({ form, editor, onCancel, check, more, children }: Props) {
  const intl = useIntl();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!check?.()) editor.save();
  };
  const isStale = editor.stale.length > 0;
  return (
    <Fields ref={form} noValidate onSubmit={handleSubmit}>
      {editor.refused && <Alert tone="bad">{editor.refused}</Alert>}
      {children}
      {isStale ? (
        <StaleNotice editor={editor} />
      ) : (
        <Acts>
          <Button type="submit" loading={editor.busy}>
            {intl.formatMessage({ id: 'action.save', defaultMessage: 'Save' })}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {intl.formatMessage({ id: 'action.cancel', defaultMessage: 'Cancel' })}
          </Button>
          {more}
        </Acts>
      )}
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s2};
  padding: ${theme.space.s4};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};

  > :nth-child(3) {
    margin-left: auto;
  }
`;
