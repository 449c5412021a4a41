import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useLikeSeen } from '#src/lib/likes/use-like-seen.ts';
import { useMatchedProfile } from './api/get-match.ts';
import { MatchContent } from './components/match-content.tsx';

/** Delay of the likes reload after a match shows (spec §9 Match-modal likes reload). */
const LIKES_RELOAD_MS = 500;

/** Match modal over any page: of the given member, else of the newest unseen match (spec §4 Match modal). */
export function MatchModal({ slot, close }: { slot: SlotProps['match-modal']; close: () => void }) {
  const shell = useShell();
  const navigate = useNavigate();
  const profile = useMatchedProfile(slot.member);
  const heading = useId();
  const nobody = profile === null;
  useLikeSeen(profile?.id, 'match');

  useEffect(() => {
    if (nobody) close();
  }, [nobody, close]);

  useEffect(() => {
    const timer = setTimeout(() => void shell.refresh('likes').catch(() => undefined), LIKES_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [shell, slot.member]);

  if (!profile) return null;
  const leaveTo = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <Modal onClose={close} labelledBy={heading}>
      <MatchContent
        headingId={heading}
        profile={profile}
        onOpenProfile={() => leaveTo(pathTo('members-id', { id: profile.id }))}
        onContinue={close}
      />
    </Modal>
  );
}
