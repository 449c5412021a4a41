import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

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
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  padding: ${theme.space.s1} ${theme.space.s3};
  border-radius: 14px;
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  line-height: 20px;
  ${({ $tone = 'plain' }) => TONES[$tone]}
`;
