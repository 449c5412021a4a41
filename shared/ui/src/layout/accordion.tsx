import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from './icon.tsx';
import { CHEVRON_DOWN } from '#src/icons/actions/chevron-down.tsx';
import { text } from './text.tsx';

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.seam} ${theme.radius.r3} ${theme.radius.r3} ${theme.radius.seam};
    background: ${theme.color.surface2};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & small {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    margin-top: ${theme.space.s3};
  }
`;

interface Props {
  title: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  /** Starts open, for example because something in it is chosen. */
  open?: boolean;
  children: ReactNode;
}

/** Part of a form that stays folded until it is asked for. */
export function Accordion({ title, note, open = false, children }: Props) {
  const id = useId();
  return (
    <Details open={open}>
      <summary aria-describedby={note ? id : undefined}>
        <Icon of={CHEVRON_DOWN} />
        <span>
          <b>{title}</b>
          {note && <small id={id}>{note}</small>}
        </span>
      </summary>
      <div>{children}</div>
    </Details>
  );
}
