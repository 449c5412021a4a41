import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BadgeTone = 'act' | 'warn' | 'zero' | 'plain';

const TONES: Record<BadgeTone, ReturnType<typeof css>> = {
  act: css`
    background: ${theme.color.zest};
    color: ${theme.color.onZest};
  `,
  warn: css`
    background: ${theme.color.honeySoft};
    color: ${theme.color.onHoneySoft};
    box-shadow: inset 0 0 0 1.5px ${theme.color.honey};
  `,
  zero: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
  `,
  plain: css`
    background: ${theme.color.surface3};
    color: ${theme.color.ink};
  `,
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 ${theme.space.s1h};
  border-radius: ${theme.curve.c11};
  font-size: ${theme.size.micro};
  font-weight: ${theme.weight.bold};
  line-height: 1;
  font-variant-numeric: tabular-nums;
  ${({ $tone }) => TONES[$tone]}
`;

/** Highest count shown as a number (spec §9 Badges). */
export const BADGE_CAP = 99;

/** Counter, capped at 99+. `label` names what is counted, with the real number or "more than 99". */
export function Badge({ count, label, tone = 'act' }: { count: number; label: string; tone?: BadgeTone }) {
  return (
    <Pill $tone={tone}>
      <span aria-hidden="true">{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Pill>
  );
}
