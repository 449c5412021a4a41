import { useEffect, useEffectEvent, useState } from 'react';
import { returnFocus } from '@rendezvous/ui/focus';
import { useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import { dismiss } from '#src/kernel/dismissals/dismissals.ts';
import type { OwnModalProps } from '#src/kernel/modals/modals.ts';
import { ENTRY_KEY, WARNING_ID, WARNING_TITLE } from './entry-rules.ts';
import { Warning } from './entry-warning-dialog.tsx';
import { WarningWords } from './warning-words.tsx';

type Props = OwnModalProps<'entry-warning'>;

/**
 * Asks once whether the visitor is of age. Its two answers are the only way out. A page whose HTML brought the question
 * (drawn-warning.tsx) continues with that one.
 */
export function EntryWarning(props: Props) {
  const [drawn] = useState(() => document.querySelector<HTMLDialogElement>(`dialog#${WARNING_ID}`));
  return drawn ? <Adopted drawn={drawn} {...props} /> : <Asked {...props} />;
}

/** The question of the server's HTML, until it is answered. It leaves the page with the modal. */
function Adopted({ drawn, close }: Props & { drawn: HTMLDialogElement }) {
  const handleAnswer = useEffectEvent(() => {
    close();
    returnFocus(null);
  });
  useEffect(() => {
    const answer = () => handleAnswer();
    if (drawn.open) drawn.addEventListener('close', answer);
    else answer();
    return () => {
      drawn.removeEventListener('close', answer);
      drawn.remove();
    };
  }, [drawn]);
  return null;
}

function Asked({ close }: Props) {
  const settings = useFrameSettings();
  const handleEnter = () => {
    dismiss(ENTRY_KEY);
    close();
  };
  return (
    <Warning labelledBy={WARNING_TITLE}>
      <WarningWords settings={settings} onEnter={handleEnter} />
    </Warning>
  );
}
