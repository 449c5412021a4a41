import type { FormEvent, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The fields of a change that is opened by a press, with the way back beside its button. */
export function AccountForm({ form, submit, busy, onSubmit, onCancel, children }: Props) {
  const intl = useIntl();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Fields ref={form} noValidate onSubmit={handleSubmit}>
      {children}
      <Acts>
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {intl.formatMessage({ id: 'action.cancel', defaultMessage: 'Cancel' })}
        </Button>
      </Acts>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  max-width: 420px;
  margin-top: ${theme.space.s3};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
