import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { pill } from '@rendezvous/ui/layout/tag';

export type StatusTone = 'plain' | 'good' | 'bad' | 'warn' | 'note';

const TONES: Record<StatusTone, ReturnType<typeof css>> = {
  plain: css`
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  `,
  good: css`
    background: ${theme.color.leafSoft};
    color: ${theme.color.onLeafSoft};
  `,
  bad: css`
    background: ${theme.color.dangerSoft};
    color: ${theme.color.onDangerSoft};
  `,
  warn: css`
    background: ${theme.color.honeySoft};
    color: ${theme.color.onHoneySoft};
  `,
  note: css`
    background: ${theme.color.noteSoft};
    color: ${theme.color.onNoteSoft};
  `,
};

/** State of a thing in a word. The word says it; the colour helps. */
export const StatusTag = styled.span<{ $tone?: StatusTone }>`
  ${pill}
  ${({ $tone = 'plain' }) => TONES[$tone]}
`;
