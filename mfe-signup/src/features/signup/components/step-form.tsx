import type { FormEvent, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '@rendezvous/ui/button';
import type { Leaving } from '@rendezvous/domain/use-leave-guard';
import { LeaveDialog } from '@rendezvous/ui/leave-dialog';
import { Icon } from '@rendezvous/ui/icon';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/arrow-right';
import { text } from '@rendezvous/ui/text';
import { theme } from '@rendezvous/theme/theme';

const Form = styled.form`
  & > * + * {
    margin-top: ${theme.space.s4};
  }
`;

export const StepTitle = styled.h1`
  ${text.d2}
`;

export const StepLead = styled.p`
  color: ${theme.color.ink2};
  && {
    margin-top: ${theme.space.s1};
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  && {
    margin-top: ${theme.space.s5};
  }
  & > :first-child {
    flex: 1;
  }
`;

export interface StepFormProps {
  title: string;
  titleId?: string;
  busy?: boolean;
  /** Label of the way on; "Continue" unless said otherwise. */
  submit?: string;
  onSubmit: () => void;
  /** Optional steps may be skipped (spec §4 Sign-up flow). */
  onSkip?: () => void;
  /** The way back, where something told before can still be changed. */
  onBack?: () => void;
  /** The question before what was typed is left behind. */
  leaving?: Leaving | null;
  ref?: Ref<HTMLFormElement>;
  /** Small print under the buttons. */
  after?: ReactNode;
  children: ReactNode;
}

/** One step: heading, fields, the way on, and for optional steps the way past. */
export function StepForm({
  title,
  titleId,
  busy = false,
  submit,
  onSubmit,
  onSkip,
  onBack,
  leaving,
  ref,
  after,
  children,
}: StepFormProps) {
  const intl = useIntl();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      <StepTitle id={titleId} tabIndex={-1}>
        {title}
      </StepTitle>
      {children}
      <Actions>
        <Button type="submit" size="lg" loading={busy}>
          {submit ?? intl.formatMessage({ id: 'signup.continue', defaultMessage: 'Continue' })}
          {!submit && <Icon of={ARROW_RIGHT} />}
        </Button>
        {onBack && (
          <Button tone="quiet" onClick={onBack} disabled={busy}>
            {intl.formatMessage({ id: 'signup.back', defaultMessage: 'Back' })}
          </Button>
        )}
        {onSkip && (
          <Button tone="quiet" onClick={onSkip} disabled={busy}>
            {intl.formatMessage({ id: 'signup.skip', defaultMessage: 'Skip' })}
          </Button>
        )}
      </Actions>
      {after}
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </Form>
  );
}
