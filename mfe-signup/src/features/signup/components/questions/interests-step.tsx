import { useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  INTERESTS_MAX,
  INTIMATE_INTERESTS,
  type Interest,
} from '@rendezvous/contract/resources/profile/values';
import { INTEREST_GROUPS } from '@rendezvous/domain/interest-groups';
import { interestLabel } from '@rendezvous/i18n/labels';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { ChipToggle } from '@rendezvous/ui/controls/chip';
import { Accordion } from '@rendezvous/ui/layout/accordion';
import { Row } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

const Legend = styled.legend`
  ${text.title}
  margin-bottom: ${theme.space.s2h};
`;

const Chips = styled(Row)`
  & > button {
    min-height: 48px;
    padding-inline: ${theme.space.s4};
    border-radius: ${theme.curve.c24};
    font-size: ${theme.size.body};
  }
`;

const Count = styled.output`
  font-weight: ${theme.weight.medium};
  text-align: center;
`;

/** Step 4, first question: at most fifteen interests, by where they lead. Intimate ones are a group of their own (spec §3 Interests). */
export function InterestsStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { busy, error, goOn, skip } = useStep(flow, 'interests', ['interests']);
  const { interests: chosen = [] } = flow.draft.profile;
  const isFull = chosen.length >= INTERESTS_MAX;
  const toggle = (interest: Interest) =>
    flow.answer({
      interests: chosen.includes(interest)
        ? chosen.filter((other) => other !== interest)
        : [...chosen, interest],
    });
  const names = {
    out: intl.formatMessage({ id: 'interests.out', defaultMessage: 'Going out' }),
    in: intl.formatMessage({ id: 'interests.in', defaultMessage: 'Staying in' }),
    away: intl.formatMessage({ id: 'interests.away', defaultMessage: 'Getting away' }),
    close: intl.formatMessage({ id: 'interests.close', defaultMessage: 'Being close' }),
  };
  const chips = (group: readonly Interest[]) => (
    <Chips $gap={8} $wrap>
      {group.map((interest) => (
        <ChipToggle
          key={interest}
          pressed={chosen.includes(interest)}
          disabled={isFull && !chosen.includes(interest)}
          onToggle={() => toggle(interest)}
        >
          {interestLabel(intl, interest)}
        </ChipToggle>
      ))}
    </Chips>
  );
  return (
    <StepForm
      title={intl.formatMessage({
        id: 'signup.interests.heading',
        defaultMessage: 'What would you say yes to?',
      })}
      lead={intl.formatMessage(
        {
          id: 'signup.interests.lead',
          defaultMessage: 'Up to {limit}. What you have in common with someone is marked on both profiles.',
        },
        { limit: INTERESTS_MAX },
      )}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      {INTEREST_GROUPS.map(({ name, interests }) => (
        <fieldset key={name}>
          <Legend>{names[name]}</Legend>
          {chips(interests)}
        </fieldset>
      ))}
      <Accordion
        title={intl.formatMessage({
          id: 'interests.intimate',
          defaultMessage: 'Intimate interests',
        })}
        note={intl.formatMessage({
          id: 'interests.intimateNote',
          defaultMessage: 'A group of its own. It’s on your profile only if you choose one.',
        })}
      >
        {chips(INTIMATE_INTERESTS)}
      </Accordion>
      <Count>
        {intl.formatMessage(
          { id: 'interests.chosen', defaultMessage: '{count} of at most {limit} chosen' },
          { count: chosen.length, limit: INTERESTS_MAX },
        )}
      </Count>
    </StepForm>
  );
}
