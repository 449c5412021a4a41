import { useId } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { SegmentedControlProps } from './segmented-control.tsx';
import { FieldMessage } from './field.tsx';
import { RadioPair, RadioPairOption } from './radio-pair.tsx';
import { text } from '#src/layout/text.tsx';

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

const Option = styled(RadioPairOption)`
  flex-direction: column;
  padding-inline: ${theme.space.s1};
  background: ${theme.color.surface2};
  line-height: 1.15;
  overflow-wrap: anywhere;
  &:nth-of-type(1) {
    padding-left: ${theme.space.s2h};
    border-radius: ${theme.radius.discLeft};
  }
  &:nth-of-type(2) {
    padding-right: ${theme.space.s2h};
    border-radius: ${theme.radius.discRight};
  }
  input:not(:checked) + &:hover {
    background: ${theme.color.surface3};
  }
`;

/** A choice between two, as the halves of a disc. The chosen half has a check mark. */
export function DiscRadio<V extends string>({ legend, ...choice }: SegmentedControlProps<V>) {
  const id = useId();
  const { error } = choice;
  return (
    <Group aria-describedby={error ? `${id}-note` : undefined}>
      <Legend>{legend}</Legend>
      <Disc>
        <RadioPair {...choice} id={id} as={Option} />
      </Disc>
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
    </Group>
  );
}
