import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { useShell } from '@rendezvous/remote/react/hooks';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { FLAG } from '@rendezvous/ui/icons/actions/flag';
import { useLongPress } from './use-long-press.ts';

interface Props {
  member: string;
  name: string;
  message: string;
  /** Newest received message: the keyboard comes to its button, and goes on to the others by the arrow keys. */
  newest: boolean;
}

/**
 * Reports the message around it. It shows beside the bubble under the mouse, with the focus, and after a long press; screen
 * readers find it at any time.
 */
export function ReportButton({ member, name, message, newest }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const place = useRef<HTMLSpanElement>(null);
  const isPressed = useLongPress(place);
  if (!shell.hasSlot('report')) return null;
  return (
    <Place ref={place} $shown={isPressed}>
      <IconButton
        icon={FLAG}
        label={intl.formatMessage({ id: 'received.report', defaultMessage: 'Report this message' })}
        data-report=""
        tabIndex={newest ? 0 : -1}
        onKeyDown={handleArrow}
        onClick={() => shell.openSlot('report', { member, name, message })}
      />
    </Place>
  );
}

/** Moves the focus to the same button of the message above or below. */
function handleArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const own = event.currentTarget;
  const all = [...(own.closest('[role=log]')?.querySelectorAll<HTMLElement>('[data-report]') ?? [])];
  const next = all[all.indexOf(own) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const hidden = css`
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const Place = styled.span<{ $shown: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 100%;
  display: grid;
  align-items: center;
  &:not(:hover > &, :focus-within) {
    ${({ $shown }) => !$shown && hidden}
  }
`;
