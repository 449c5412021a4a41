import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from './icon-button.tsx';
import { CLOSE } from './icons/close.tsx';
import { text } from './text.tsx';

const Dialog = styled.dialog<{ $width: number; $bare: boolean }>`
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

const Title = styled.h2`
  ${text.d2}
  padding-right: ${theme.size.target};
`;

const Close = styled.div`
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
  /** Keeps the close button while Escape and backdrop do nothing (sign-up in progress). */
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
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // Content that brings its heading starts there; the first control may be the way out.
    if (labelledBy !== undefined) focusHeading(labelledBy);
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [labelledBy]);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dismissible) onClose();
  };
  // Browsers close on a second Escape despite `cancel`; only preventing the key stops that.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (dismissible) onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (dismissible && event.target === dialog.current && isBeside(event, dialog.current)) onClose();
  };

  return (
    <Dialog
      ref={dialog}
      id={id}
      aria-labelledby={title ? heading : labelledBy}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      $width={WIDTHS[size]}
      $bare={bare}
    >
      {title && <Title id={heading}>{title}</Title>}
      {children}
      {cross && (
        <Close>
          <IconButton
            icon={CLOSE}
            label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })}
            onClick={onClose}
          />
        </Close>
      )}
    </Dialog>
  );
}

/** Moves the focus to a heading that can hold it. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading?.tabIndex === -1 && heading.hasAttribute('tabindex')) heading.focus({ preventScroll: true });
}

/** The backdrop belongs to the dialog element like its padding; only the box distinguishes them. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
