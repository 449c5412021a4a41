import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useDialog } from '@rendezvous/ui/hooks/use-dialog';
import { WARNING_ID } from './entry-rules.ts';

/** The box of the entry warning. */
export const WarningBox = styled.dialog`
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

/** A dialog that neither Escape nor a press beside it closes. Its heading has the focus first, so that Enter answers nothing. */
export function Warning({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const dialog = useDialog({ onClose: () => undefined, dismissible: false, labelledBy });
  return (
    <WarningBox {...dialog} id={WARNING_ID} aria-labelledby={labelledBy}>
      {children}
    </WarningBox>
  );
}
