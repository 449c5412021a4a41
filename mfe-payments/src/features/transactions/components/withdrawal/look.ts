import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Heading of a step; it gets the focus when the step begins. */
export const Head = styled.h1`
  ${text.d2}
  margin-bottom: ${theme.space.s4};
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** The amount, large, with how it is paid. */
export const Give = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.s1} ${theme.space.s3h};
  margin-block: ${theme.space.s3} ${theme.space.s4};
  & > b {
    ${text.d3}
  }
  & > span {
    flex: 1 1 200px;
    color: ${theme.color.ink2};
  }
`;

export const Note = styled.p`
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
  ${text.small}
`;

/** The line a purchase is torn off along. */
export const Tear = styled.hr`
  margin-block: ${theme.space.s5};
  border: 0;
  border-top: 1.5px dashed ${theme.color.lineStrong};
`;

/** A statement as it is sent. */
export const Quote = styled.blockquote`
  margin: ${theme.space.s3} 0 ${theme.space.s4h};
  padding: ${theme.space.s3h} ${theme.space.s4h};
  border-radius: ${theme.radius.seam} ${theme.radius.r3} ${theme.radius.r3} ${theme.radius.seam};
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;
  & > p + p {
    margin-top: ${theme.space.s1};
  }
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2} ${theme.space.s3};
  margin-top: ${theme.space.s4h};
`;
