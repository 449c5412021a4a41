import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  color: ${theme.color.zestText};
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  font-weight: ${theme.weight.bold};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${theme.color.zest};
  }
`;

/** Separator above the first unread message. */
export function UnreadLine({ label }: { label: string }) {
  return <Line>{label}</Line>;
}
