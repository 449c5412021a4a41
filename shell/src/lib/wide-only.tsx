import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';

/** Shown from 992 px on. */
export const WideOnly = styled.span`
  display: none;
  ${media.desktop} {
    display: inline-flex;
  }
`;

/** Shown below 992 px. */
export const NarrowOnly = styled.span`
  display: inline-flex;
  ${media.desktop} {
    display: none;
  }
`;
