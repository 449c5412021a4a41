import { useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@rendezvous/ui/icon';
import { theme } from '@rendezvous/theme/theme';
import { barItem } from './bar-item.tsx';

const Opener = styled.button`
  ${barItem}
`;

const Panel = styled.div`
  &:popover-open {
    display: block;
  }
  inset: calc(${theme.size.bar} + 8px) max(16px, calc((100vw - ${theme.size.wrap}) / 2 + 40px)) auto auto;
  min-width: 220px;
  max-height: calc(100vh - 96px);
  overflow-y: auto;
  margin: 0;
  padding: 8px;
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.modal};
  a,
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: ${theme.size.target};
    padding: 8px 14px;
    border-radius: ${theme.radius.r2};
    color: ${theme.color.ink};
    text-decoration: none;
    text-align: left;
  }
  a:hover,
  button:hover {
    background: ${theme.color.surface2};
  }
`;

const Chevron = styled.span`
  color: ${theme.color.ink3};
`;

interface DropMenuProps {
  /** What the opener shows before its chevron. */
  opener: ReactNode;
  /** Name of the opener for readers, when what it shows does not say enough. */
  label?: string;
  /** The entries; drawn when the menu is opened. */
  children: () => ReactNode;
}

/** A list that drops from the top bar. The platform's popover closes it on Escape and on a press elsewhere. */
export function DropMenu({ opener, label, children }: DropMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-label={label} aria-haspopup="true" aria-expanded={open}>
        {opener}
        <Chevron>
          <Icon name="chevron-down" size="s" />
        </Chevron>
      </Opener>
      <Panel
        id={id}
        ref={panel}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) panel.current?.hidePopover();
        }}
      >
        {open && children()}
      </Panel>
    </>
  );
}
