import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** Spec §2: the entry warning is the modal with this id. */
const WARNING_ID = 'site-entry-warning';

const Dialog = styled.dialog`
  width: 100%;
  max-width: 100%;
  max-height: 100dvh;
  margin: auto 0 0;
  padding: ${theme.space.s5h} ${theme.space.s4h};
  overflow-y: auto;
  border: 0;
  border-radius: ${theme.radius.r4} ${theme.radius.r4} 0 0;
  text-align: center;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.modal};
  &:focus {
    outline: none;
  }
  h1 + p {
    margin-top: ${theme.space.s3};
  }
  &::backdrop {
    background: ${theme.color.scrim};
    backdrop-filter: blur(12px);
  }
  ${media.phone} {
    max-width: 520px;
    margin: auto;
    padding: ${theme.space.s6};
    border-radius: ${theme.radius.r4};
  }
`;

/** A dialog that neither Escape nor a press beside it closes. */
export function Warning({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return (
    <Dialog
      id={WARNING_ID}
      ref={dialog}
      tabIndex={-1}
      autoFocus
      aria-labelledby={labelledBy}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepOpen}
    >
      {children}
    </Dialog>
  );
}

/** Browsers let a second Escape through even when the first was refused. */
function keepOpen(event: React.KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
