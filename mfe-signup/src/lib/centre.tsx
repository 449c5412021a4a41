import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** One thing in the middle of an otherwise empty page: above one another on phones, side by side on desktop. */
export const Centre = styled.div`
  display: grid;
  align-content: center;
  align-items: center;
  gap: ${theme.space.s5h};
  min-height: calc(100dvh - ${theme.size.bar});
  max-width: 1040px;
  margin-inline: auto;
  padding: ${theme.space.s6} ${theme.space.s4} ${theme.space.s7};
  & > svg:first-child,
  & > [aria-hidden='true']:first-child {
    justify-self: center;
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.s8};
  }
`;

/** The words and their button. */
export const Words = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: start;
  & > a,
  & > button {
    width: 100%;
  }
  ${media.tablet} {
    & > a,
    & > button {
      width: auto;
    }
  }
`;

const Heading = styled.h1`
  ${text.d3}
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Heading that gets the focus of a page whose content changes. A word with a hyphen never breaks at it. */
export function Title({ children, focus = false }: { children: string; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Heading tabIndex={-1} ref={heading}>
      {children
        .split(/(\S+-\S+)/)
        .map((part) => (part.includes('-') ? <Whole key={part}>{part}</Whole> : part))}
    </Heading>
  );
}

export const Lead = styled.p`
  ${text.lead}
  color: ${theme.color.ink2};
`;

/** Words around the fields of a form. Field and button are as wide as the column. */
export const FormWords = styled(Words)`
  justify-items: stretch;
  max-width: 440px;
  & > h1,
  & > p {
    justify-self: start;
  }
  & > a {
    width: auto;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
  & > button {
    width: 100%;
  }
`;
