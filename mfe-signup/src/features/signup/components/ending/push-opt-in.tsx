import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { BELL } from '@rendezvous/ui/icons/objects/bell';
import { Body, StepLead, StepTitle } from '#src/features/signup/components/frame/step-form.tsx';

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  background: ${theme.color.figSoft};
  color: ${theme.color.onFigSoft};
`;

const Acts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s2};
`;

interface Props {
  titleId: string;
  /** Called after an answer, whatever it was. */
  onAnswered: () => void;
}

/** Offers push notifications after the last question (spec §4 Sign-up flow). The browser asks once the button is pressed. */
export function PushOptIn({ titleId, onAnswered }: Props) {
  const intl = useIntl();
  const { push } = useShell();
  const { run, busy } = useAct(() => push.subscribe(), { onDone: onAnswered });
  return (
    <Body>
      <Disc aria-hidden="true">
        <Icon of={BELL} size="l" />
      </Disc>
      <div>
        <StepTitle id={titleId} tabIndex={-1}>
          {intl.formatMessage({ id: 'signup.push.heading', defaultMessage: 'Know when someone writes' })}
        </StepTitle>
        <StepLead>
          {intl.formatMessage({
            id: 'signup.push.lead',
            defaultMessage:
              'Your phone or computer can tell you about new messages and likes. Names and words stay hidden.',
          })}
        </StepLead>
      </div>
      <Acts>
        <Button loading={busy} onClick={() => void run()}>
          {intl.formatMessage({ id: 'signup.push.on', defaultMessage: 'Turn on notifications' })}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onAnswered}>
          {intl.formatMessage({ id: 'action.later', defaultMessage: 'Not now' })}
        </Button>
      </Acts>
    </Body>
  );
}
