import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { mayBePhoto } from '@rendezvous/contract/resources/photos/values';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { storeDraft, readDraft } from '#src/lib/drafts.ts';
import { storeLocalPhoto, recallPhoto, releasePhoto } from '#src/lib/photos/page-photos.ts';
import type { LocalPhoto } from '#src/lib/sending/content.ts';

interface Picked {
  local: LocalPhoto | null;
  /** Why a file was refused, in words. */
  fault: string | null;
}

export interface PickedPhoto extends Picked {
  pick(file: File): void;
  /** Removes the photo, also from the device. */
  drop(): void;
  /** Ends the draft: the outbox has the photo now. */
  done(): void;
}

const NONE: Picked = { local: null, fault: null };

/**
 * The photo picked for a member. It is a draft of the tab as words are: it is there again after a payment or a reload, and `onFound` is called with it.
 * @param isAllowed photos can be sent
 */
export function usePickedPhoto(member: string, isAllowed: boolean, onFound: () => void): PickedPhoto {
  const intl = useIntl();
  const user = useUser()?.id ?? '';
  const { photo_max_bytes: maxBytes } = useSettings();
  const [picked, setPicked] = useState(NONE);
  const draft = `photo:${member}`;

  const found = useEffectEvent((local: LocalPhoto | undefined) => {
    if (!local) return storeDraft(user, draft, '');
    setPicked({ local, fault: null });
    onFound();
  });
  useEffect(() => {
    const key = readDraft(user, draft);
    if (!key || !isAllowed) return;
    let isWanted = true;
    void recallPhoto(user, { key, isStored: true }).then((photo) => isWanted && found(photo?.local));
    return () => void (isWanted = false);
  }, [draft, user, isAllowed]);

  const done = () => {
    storeDraft(user, draft, '');
    setPicked(NONE);
  };
  const drop = () => {
    const key = picked.local?.key ?? readDraft(user, draft);
    if (key) releasePhoto(user, key);
    done();
  };
  const pick = (file: File) => {
    drop();
    const code = !mayBePhoto(file) ? 'unsupported_media' : file.size > maxBytes ? 'too_large' : null;
    if (code) return setPicked({ local: null, fault: errorText(intl, { code }) });
    const local = storeLocalPhoto(user, file);
    storeDraft(user, draft, local.key);
    setPicked({ local, fault: null });
  };
  return { ...picked, pick, drop, done };
}
