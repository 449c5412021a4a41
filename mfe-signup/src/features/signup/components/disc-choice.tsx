import { useId } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { DuoProps } from '@rendezvous/ui/duo';
import { FieldMessage } from '@rendezvous/ui/field';
import { Icon } from '@rendezvous/ui/icon';
import { CHECK } from '@rendezvous/ui/icons/check';
import { text } from '@rendezvous/ui/text';
import { hiddenInput } from './hidden-input.ts';

const Group = styled.fieldset`
  text-align: center;
`;

const Legend = styled.legend`
  ${text.title}
  width: 100%;
  margin-bottom: ${theme.space.s2h};
`;

const Disc = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.button};
  width: min(100%, 216px, 24dvh);
  min-width: 176px;
  aspect-ratio: 1;
  font-size: ${theme.size.body};
  margin-inline: auto;
  ${media.phone} {
    width: min(100%, 280px);
    font-size: ${theme.size.strong};
  }
`;

const Input = styled.input`
  ${hiddenInput}
`;

const Option = styled.label`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s1h};
  padding-inline: ${theme.space.s1};
  background: ${theme.color.surface2};
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  font-weight: ${theme.weight.medium};
  line-height: 1.15;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:nth-of-type(1) {
    padding-left: ${theme.space.s2h};
    border-radius: calc(100% - 5px) 5px 5px calc(100% - 5px) / 50% 5px 5px 50%;
  }
  &:nth-of-type(2) {
    padding-right: ${theme.space.s2h};
    border-radius: 5px calc(100% - 5px) calc(100% - 5px) 5px / 5px 50% 50% 5px;
  }
  &:hover {
    background: ${theme.color.surface3};
  }
  & > svg {
    visibility: hidden;
  }
  input:checked + & {
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    box-shadow: none;
    & > svg {
      visibility: visible;
    }
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** A choice between two, as the halves of a disc. The chosen half has a check mark. */
export function DiscChoice<V extends string>({ legend, name, value, onChange, options, error }: DuoProps<V>) {
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-note` : undefined}>
      <Legend>{legend}</Legend>
      <Disc>
        {options.map((option) => [
          <Input
            key={`${option.value}-input`}
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            checked={value === option.value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />,
          <Option key={option.value} htmlFor={`${id}-${option.value}`}>
            <Icon of={CHECK} />
            {option.label}
          </Option>,
        ])}
      </Disc>
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
    </Group>
  );
}
