import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { METHOD_MARKS, type MethodKind } from '#src/icons/objects/method-marks.tsx';
import { Icon } from '#src/layout/icon.tsx';

/** Neutral mark of a way to pay, flat left and round right. Its name is next to it. */
export function MethodMark({ kind, large = false }: { kind: MethodKind; large?: boolean }) {
  return (
    <Tile $large={large}>
      <Icon of={METHOD_MARKS[kind]} size={large ? 'l' : 'm'} />
    </Tile>
  );
}

const Tile = styled.span<{ $large: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $large }) => ($large ? 64 : 48)}px;
  height: ${({ $large }) => ($large ? 56 : 40)}px;
  background: ${theme.color.figSoft};
  color: ${theme.color.onFigSoft};
  border-radius: ${theme.radius.r1} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.r1};
`;
