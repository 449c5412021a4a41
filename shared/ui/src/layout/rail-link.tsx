import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** Link of a rail: icon and name in a pill. The current one has `aria-current`. */
export const RailLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2h};
  min-height: ${theme.size.target};
  padding: ${theme.space.s1h} ${theme.space.s3h};
  border-radius: ${theme.radius.r3};
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface2};
  }
  &[aria-current] {
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
  }
  ${media.desktop} {
    white-space: normal;
  }
`;
