import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import type { ContactCard } from '@rendezvous/contract/resources/members/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useExhaustedSheet, useHeart } from '@rendezvous/remote/react/use-heart';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { HEART } from '@rendezvous/ui/icons/objects/heart';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';

/** Likes the other member or removes the like, as every heart does. A refusal restores the heart and shows the reason. */
export function LikeToggle({ member }: { member: Pick<ContactCard, 'id' | 'name' | 'liked'> }) {
  const intl = useIntl();
  const shell = useShell();
  const refusalText = useRefusalText();
  const { show, sheet } = useExhaustedSheet();
  const { liked, toggle } = useHeart(member, {
    showExhausted: show,
    refuse: (error) =>
      shell.toast({
        text: refusalText(error instanceof ApiError ? error.code : 'internal', member.name),
        tone: 'bad',
      }),
  });
  return (
    <>
      <IconButton
        icon={HEART}
        pressed={liked}
        onClick={toggle}
        label={intl.formatMessage({ id: 'like.label', defaultMessage: 'Like {name}' }, { name: member.name })}
      />
      {sheet}
    </>
  );
}
