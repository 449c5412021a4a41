import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import type { MemberCard } from '@rendezvous/contract/members';
import { useShell } from '@rendezvous/remote/react/hooks';
import { IconButton } from '@rendezvous/ui/icon-button';
import { HEART } from '@rendezvous/ui/icons/heart';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';
import { setLike } from '../api/change-relation.ts';

/** Likes the other side, or takes it back. The heart fills at once; a refusal empties it again and says why. */
export function LikeToggle({ member }: { member: MemberCard }) {
  const intl = useIntl();
  const shell = useShell();
  const refusalText = useRefusalText();
  const [liked, setLiked] = useState(member.liked);
  const [busy, setBusy] = useState(false);

  const toggle = async () => {
    if (busy) return;
    const wanted = !liked;
    setBusy(true);
    setLiked(wanted);
    try {
      const { match } = await setLike(member.id, wanted);
      await shell.refresh('likes');
      if (match) shell.openSlot('match-modal', { member: member.id });
    } catch (error) {
      setLiked(!wanted);
      shell.toast({
        text: refusalText(error instanceof ApiError ? error.code : 'internal', member.name),
        tone: 'bad',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon={HEART}
      pressed={liked}
      onClick={() => void toggle()}
      label={intl.formatMessage(
        { id: 'conversation.like', defaultMessage: 'Like {name}' },
        { name: member.name },
      )}
    />
  );
}
