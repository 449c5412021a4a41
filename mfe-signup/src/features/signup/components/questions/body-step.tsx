import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PROFILE_CHOICES } from '@rendezvous/contract/resources/profile/values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { BodyDrawing } from './body-drawing.tsx';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

/** Time to see what was chosen before the next question. */
const SEEN_MS = 360;

const Tiles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.seam.button};
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Tile = styled.label`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s2};
  padding: ${theme.space.s3} ${theme.space.s2};
  background: ${theme.color.surface2};
  font-weight: ${theme.weight.medium};
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  &:nth-of-type(odd) {
    border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};
  }
  &:nth-of-type(even) {
    border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam};
  }
  & > svg {
    width: 88px;
    height: min(92px, 12dvh);
    transition: transform ${theme.motion.base} ${theme.motion.std};
  }
  &:hover > svg {
    transform: translateY(-3px);
  }
  input:checked + & {
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
    box-shadow: inset 0 0 0 2.5px ${theme.color.zest};
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ${media.phone} {
    &:nth-of-type(n) {
      border-radius: ${theme.radius.seam};
    }
    &:nth-of-type(3n + 1) {
      border-radius: ${theme.curve.c40} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c40};
    }
    &:nth-of-type(3n) {
      border-radius: ${theme.radius.seam} ${theme.curve.c40} ${theme.curve.c40} ${theme.radius.seam};
    }
    & > svg {
      height: 120px;
      width: 120px;
    }
  }
`;

/** Step 3: the body type. A tap or click chooses and goes on; by keyboard Continue does. */
export function BodyStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const id = useId();
  const { busy, error, goOn, skip } = useStep(flow, 'body', ['body_type']);
  const { gender, profile } = flow.draft;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const goOnSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SEEN_MS);
  };
  const options = [
    ...PROFILE_CHOICES.body_type.map((value) => ({
      value,
      label: profileValueLabel(intl, 'body_type', value, gender ?? 'other'),
    })),
    { value: null, label: intl.formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' }) },
  ];
  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.body.heading', defaultMessage: 'What’s your build?' })}
      lead={intl.formatMessage({ id: 'signup.body.lead', defaultMessage: 'As you’d say it yourself.' })}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      <Tiles>
        <VisuallyHidden as="legend">{profileFieldLabel(intl, 'body_type')}</VisuallyHidden>
        {options.map(({ value, label }) => [
          <HiddenInput
            key={`${value}-input`}
            type="radio"
            id={`${id}-${value}`}
            name="body_type"
            checked={profile.body_type === value}
            onChange={() => flow.answer({ body_type: value })}
          />,
          <Tile key={value} htmlFor={`${id}-${value}`} onPointerUp={goOnSoon}>
            <BodyDrawing of={value} />
            <span>{label}</span>
          </Tile>,
        ])}
      </Tiles>
    </StepForm>
  );
}
