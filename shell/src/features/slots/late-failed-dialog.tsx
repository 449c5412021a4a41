import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { latePart } from '@rendezvous/remote/late-part';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import type { FailedDialogProps } from './failed-dialog.tsx';

/** Reports in a line that a dialog could not open, and makes room for the next one. */
export function FailedLine({ onClose }: FailedDialogProps) {
  const { toasts } = useFrame();
  const intl = useIntl();
  const showFailure = useEffectEvent(() => {
    toasts.show({
      text: intl.formatMessage({
        id: 'frame.slot.failed',
        defaultMessage: 'This couldn’t be opened. Try again in a moment.',
      }),
      tone: 'bad',
    });
    onClose();
  });
  useEffect(() => showFailure(), []);
  return null;
}

/** The popup about a dialog that could not open; a line when the popup is missing too. */
export const LateFailedDialog = latePart<FailedDialogProps>(
  () => import(/* webpackChunkName: "modal-failed" */ './failed-dialog.tsx').then((m) => m.FailedDialog),
  { missing: FailedLine },
);
