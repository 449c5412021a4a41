import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '@rendezvous/ui/icon-button';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useFrame } from '#src/app/frame-context.ts';
import { useStore } from '#src/lib/store.ts';

const SHOWN_MS = 6_000;

const Pill = styled.div`
  inset: auto 0 calc(80px + env(safe-area-inset-bottom));
  width: max-content;
  max-width: min(560px, calc(100vw - 32px));
  margin: 0 auto;
  padding: 4px 8px 4px 20px;
  border: 0;
  border-radius: ${theme.radius.half};
  background: ${theme.color.ink};
  color: ${theme.color.bg};
  box-shadow: ${theme.shadow.float};
  &:popover-open {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  button {
    min-height: ${theme.size.target};
    color: inherit;
  }
  button:hover {
    background: none;
    color: inherit;
    text-decoration: underline;
  }
  ${media.desktop} {
    inset: auto 0 24px;
  }
`;

const Act = styled.button`
  && {
    padding-inline: 8px;
    font-weight: 650;
    color: ${theme.color.toastAct};
  }
`;

/** The newest short message, for six seconds or until it is closed; above dialogs as well. */
export function ToastHost() {
  const { toasts } = useFrame();
  const toast = useStore(toasts.shown);
  const pill = useRef<HTMLDivElement>(null);
  const intl = useIntl();
  useEffect(() => {
    if (!toast) return;
    pill.current?.showPopover();
    const timer = setTimeout(() => toasts.dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, toasts]);
  return (
    <div role="status" aria-live="polite">
      {toast && (
        <Pill key={toast.id} ref={pill} popover="manual">
          <span>{toast.text}</span>
          {toast.action && (
            <Act
              type="button"
              onClick={() => {
                toast.action?.run();
                toasts.dismiss(toast.id);
              }}
            >
              {toast.action.label}
            </Act>
          )}
          <IconButton icon="close" label={intl.formatMessage({ id: 'frame.toast.close', defaultMessage: 'Close' })} onClick={() => toasts.dismiss(toast.id)} />
        </Pill>
      )}
    </div>
  );
}
