import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** A value over several lines, with its line breaks. */
export const Block = styled.pre`
  max-height: 360px;
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;
