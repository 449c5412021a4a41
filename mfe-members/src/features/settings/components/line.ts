import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** A line of settings: words, and at its end an act. */
export const line = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  min-height: 60px;
  padding-block: ${theme.space.s2h};
  border-bottom: 1px solid ${theme.color.line};
`;

/** Name of the line. */
export const Name = styled.span`
  display: block;
  font-weight: ${theme.weight.medium};
`;

/** Explanation below the name. */
export const What = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
