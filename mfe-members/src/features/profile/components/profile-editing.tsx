import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useLeaveGuard } from '@rendezvous/domain/forms/use-leave-guard';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { ProfileContext, type PartName } from '../profile-context.ts';

interface Props {
  /** The part that a hint asked to open; a new object with each press. */
  asked?: { part: PartName } | null;
  children: ReactNode;
}

/** Parts of the own profile on one page: leaving it with unsaved input asks first. */
export function ProfileEditing({ asked = null, children }: Props) {
  const unsaved = useRef(new Set<string>());
  const note = useCallback((editor: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(editor);
    else unsaved.current.delete(editor);
  }, []);
  const leaving = useLeaveGuard(() => unsaved.current.size > 0);
  const shared = useMemo(() => ({ asked, note }), [asked, note]);
  return (
    <>
      <ProfileContext value={shared}>{children}</ProfileContext>
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
