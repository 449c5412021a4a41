import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PROFILE_CHOICES, type ProfileChoice } from '@rendezvous/contract/profile-values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from '@rendezvous/ui/hidden-input';
import { Row } from '@rendezvous/ui/page';
import { text } from '@rendezvous/ui/text';
import type { SignupFlow } from '../hooks/use-signup-flow.ts';

const Legend = styled.legend`
  ${text.title}
  margin-bottom: ${theme.space.s2h};
`;

const Choice = styled.span`
  position: relative;
  display: inline-flex;
`;

const Chip = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: 48px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: 24px;
  background: ${theme.color.surface};
  line-height: 1.2;
  cursor: pointer;
  &:hover {
    background: ${theme.color.surface2};
  }
  input:checked + & {
    border-color: ${theme.color.zest};
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.zest};
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** A profile field with fixed values as large chips; "rather not say" is always one of them. */
export function ChipChoice({ flow, field }: { flow: SignupFlow; field: ProfileChoice }) {
  const intl = useIntl();
  const id = useId();
  const { gender, profile } = flow.draft;
  const options = [
    ...PROFILE_CHOICES[field].map((value) => ({
      value,
      label: profileValueLabel(intl, field, value, gender ?? 'other'),
    })),
    { value: null, label: intl.formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' }) },
  ];
  return (
    <fieldset>
      <Legend>{profileFieldLabel(intl, field)}</Legend>
      <Row $gap={8} $wrap>
        {options.map(({ value, label }) => (
          <Choice key={value ?? ''}>
            <HiddenInput
              type="radio"
              id={`${id}-${value}`}
              name={field}
              checked={profile[field] === value}
              onChange={() => flow.answer({ [field]: value })}
            />
            <Chip htmlFor={`${id}-${value}`}>{label}</Chip>
          </Choice>
        ))}
      </Row>
    </fieldset>
  );
}
