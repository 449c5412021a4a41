import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCapability, useShell, useUser } from '@rendezvous/remote/react/hooks';
import { IconButton } from '@rendezvous/ui/icon-button';
import { GIFT } from '@rendezvous/ui/icons/gift';
import { IMAGE } from '@rendezvous/ui/icons/image';
import type { ActsProps } from '#src/lib/sending/photo-parts.ts';
import { useBuy } from '#src/lib/use-buy.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { useBroughtFiles } from './use-brought-files.ts';

/** What can be sent besides words: a gift, a photo. */
export function Acts(props: ActsProps) {
  const intl = useIntl();
  const shell = useShell();
  const gifts = useCapability('gifts');
  const photos = useCapability('chat_photos');
  return (
    <>
      {gifts && (
        <IconButton
          icon={GIFT}
          label={intl.formatMessage({ id: 'composer.gift', defaultMessage: 'Send a gift' })}
          onClick={() => shell.openSlot('gift', { member: props.chat.profile.id })}
        />
      )}
      {photos && <PhotoAct {...props} />}
    </>
  );
}

/** Button that sends a photo: to Premium members its dialog, to free members what Premium is (spec §8 Premium-only feature). */
function PhotoAct({ chat, name, field, onSend }: ActsProps) {
  const intl = useIntl();
  const buy = useBuy(chat);
  const paid = useUser()?.paid_user ?? false;
  /** Null while the dialog is closed; `file` is what was pasted or dropped. */
  const [opened, setOpened] = useState<{ file: File | null } | null>(null);

  const open = (file: File | null) => (paid ? setOpened({ file }) : buy('premium_only'));
  useBroughtFiles(field, open);
  return (
    <>
      <IconButton
        icon={IMAGE}
        label={intl.formatMessage({ id: 'photo.act', defaultMessage: 'Send a photo' })}
        onClick={() => open(null)}
      />
      {opened && (
        <PhotoDialog
          chat={chat}
          name={name}
          file={opened.file}
          onClose={() => setOpened(null)}
          onSend={(local) => {
            setOpened(null);
            onSend({ kind: 'photo', local });
          }}
        />
      )}
    </>
  );
}
