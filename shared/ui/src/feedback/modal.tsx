import { useId, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '#src/controls/icon-button.tsx';
import { CLOSE } from '#src/icons/actions/close.tsx';
import { text } from '#src/layout/text.tsx';
import { useDialog } from '#src/hooks/use-dialog.ts';

/** The look of a dialog, for one that the server draws. */
export const ModalBox = styled.dialog<{ $width: number; $bare: boolean }>`
  border: 0;
  color: ${theme.color.ink};
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  max-height: calc(100dvh - 24px);
  margin: auto auto 0;
  padding: ${({ $bare }) => ($bare ? '0' : `${theme.space.s5h} ${theme.space.s4h} ${theme.space.s5}`)};
  overflow: auto;
  background: ${theme.color.surface};
  border-radius: ${theme.radius.r4} ${theme.radius.r4} 0 0;
  box-shadow: ${theme.shadow.modal};
  &::backdrop {
    background: ${theme.color.scrim};
  }
  ${media.phone} {
    width: calc(100% - 48px);
    margin: auto;
    padding: ${({ $bare }) => ($bare ? '0' : `${theme.space.s6h} ${theme.space.s6h} ${theme.space.s6}`)};
    border-radius: ${theme.radius.r4};
  }
`;

export const ModalTitle = styled.h2`
  ${text.d2}
  padding-right: ${theme.size.target};
`;

export const ModalClose = styled.div`
  position: absolute;
  right: 12px;
  top: 12px;
  z-index: 1;
`;

const WIDTHS = { m: 480, l: 640, wide: 960 } as const;

export interface ModalProps {
  /** Heading; omit it when the content has one and pass `labelledBy`. */
  title?: ReactNode;
  labelledBy?: string;
  /** Called on Escape, backdrop or close button. The dialog stays until the caller unmounts it. */
  onClose: () => void;
  /** False: Escape and backdrop do nothing, and there is no close button. */
  dismissible?: boolean;
  /** Shows the close button although Escape and backdrop do nothing (sign-up in progress). */
  cross?: boolean;
  size?: keyof typeof WIDTHS;
  /** Removes the padding: content reaches the edges. */
  bare?: boolean;
  id?: string;
  children: ReactNode;
}

/**
 * The platform's modal dialog: focus stays inside and returns on close, and the page behind is inert. Centred from 576 px,
 * a bottom sheet below.
 */
export function Modal({
  title,
  labelledBy,
  onClose,
  dismissible = true,
  cross = dismissible,
  size = 'm',
  bare = false,
  id,
  children,
}: ModalProps) {
  const intl = useIntl();
  const heading = useId();
  const dialog = useDialog({ onClose, dismissible, labelledBy });

  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (dismissible && event.target === event.currentTarget && isOnBackdrop(event)) onClose();
  };

  return (
    <ModalBox
      {...dialog}
      id={id}
      aria-labelledby={title ? heading : labelledBy}
      onClick={handleClick}
      $width={WIDTHS[size]}
      $bare={bare}
    >
      {title && <ModalTitle id={heading}>{title}</ModalTitle>}
      {children}
      {cross && (
        <ModalClose>
          <IconButton
            icon={CLOSE}
            label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })}
            onClick={onClose}
          />
        </ModalClose>
      )}
    </ModalBox>
  );
}

/** The backdrop belongs to the dialog element like its padding; only the box distinguishes them. */
function isOnBackdrop({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
