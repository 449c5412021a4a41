import { useContext, type FormEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '@rendezvous/ui/controls/button';
import type { Leaving } from '@rendezvous/domain/forms/use-leave-guard';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { Icon } from '@rendezvous/ui/layout/icon';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';
import { text } from '@rendezvous/ui/layout/text';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { QuestionFrameContext } from './frame-context.ts';
import { QuestionDiscs } from './question-discs.tsx';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, 1fr) auto minmax(88px, 1fr);
  align-items: center;
  flex: none;
  min-height: 64px;
  padding: ${theme.space.s1h} ${theme.space.s2};
  & > :last-child {
    justify-self: end;
  }
  ${media.desktop} {
    padding: ${theme.space.s4} ${theme.space.s5};
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space.s5};
  align-content: safe center;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 720px;
  min-height: 0;
  margin-inline: auto;
  padding: ${theme.space.s3} ${theme.space.s4} ${theme.space.s5};
  ${media.desktop} {
    padding-inline: ${theme.space.s6};
  }
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  flex: none;
  display: grid;
  gap: ${theme.space.s2};
  justify-items: center;
  padding: ${theme.space.s3} ${theme.space.s4} calc(${theme.space.s3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  & > button,
  & > [aria-hidden='true'] {
    width: 100%;
    max-width: 420px;
  }
  & > p {
    max-width: 560px;
    text-align: center;
  }
  ${media.desktop} {
    border: 0;
    padding-bottom: ${theme.space.s6};
  }
`;

export const StepTitle = styled.h1`
  ${text.d3}
  &:focus {
    outline: none;
  }
`;

export const StepLead = styled.p`
  ${text.lead}
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;

export interface StepFormProps {
  title: string;
  /** One line under the question. */
  lead?: ReactNode;
  busy?: boolean;
  /** Label of the way on; "Continue" unless said otherwise. */
  submit?: string;
  onSubmit: () => void;
  /** Optional questions may be skipped (spec §4 Sign-up flow). */
  onSkip?: () => void;
  /** The question before what was typed is left behind. */
  leaving?: Leaving | null;
  ref?: Ref<HTMLFormElement>;
  /** Small print under the button. */
  after?: ReactNode;
  children?: ReactNode;
}

/** One question: the ways back and past it above, the question, and the way on at the bottom of the window. */
export function StepForm({
  title,
  lead,
  busy = false,
  submit,
  onSubmit,
  onSkip,
  leaving,
  ref,
  after,
  children,
}: StepFormProps) {
  const intl = useIntl();
  const { titleId, number, total, onBack, exit, inDialog } = useContext(QuestionFrameContext);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      <Head>
        <div>
          {onBack ? (
            <IconButton
              icon={ARROW_LEFT}
              label={intl.formatMessage({ id: 'action.back', defaultMessage: 'Back' })}
              onClick={onBack}
            />
          ) : (
            !inDialog && exit
          )}
        </div>
        <QuestionDiscs number={number} total={total} />
        <div>
          {onSkip ? (
            <Button tone="quiet" size="s" onClick={onSkip} disabled={busy}>
              {intl.formatMessage({ id: 'signup.skip', defaultMessage: 'Skip' })}
            </Button>
          ) : (
            (inDialog || onBack) && exit
          )}
        </div>
      </Head>
      <Body>
        <div>
          <StepTitle id={titleId} tabIndex={-1}>
            {title}
          </StepTitle>
          {lead && <StepLead>{lead}</StepLead>}
        </div>
        {children}
      </Body>
      <Foot>
        <Button type="submit" size="lg" loading={busy}>
          {submit ?? intl.formatMessage({ id: 'signup.continue', defaultMessage: 'Continue' })}
          {!submit && <Icon of={ARROW_RIGHT} />}
        </Button>
        {after}
      </Foot>
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </Form>
  );
}
