import { useIntl } from 'react-intl';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { useSettings, useShell } from '@rendezvous/remote/react/hooks';

/** Says what was done to a photo, with the way to undo it. */
export function usePhotoToasts() {
  const intl = useIntl();
  const shell = useShell();
  const { photo_undo_seconds: undoSeconds } = useSettings();

  const showToast = (text: string, run: () => void, stays?: number): void =>
    shell.toast({
      tone: 'ok',
      text,
      action: { label: intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' }), run },
      ...(stays !== undefined && { seconds: stays }),
    });

  return {
    place: (place: number, count: number): string =>
      intl.formatMessage(
        { id: 'profile.photos.moved', defaultMessage: 'Now photo {place} of {count}' },
        { place, count },
      ),
    main: (undo: () => void) =>
      showToast(
        intl.formatMessage({ id: 'profile.photos.isMain', defaultMessage: 'That’s your main photo now' }),
        undo,
      ),
    visibility: (visibility: Photo['visibility'], undo: () => void) =>
      showToast(
        visibility === 'private'
          ? intl.formatMessage({
              id: 'profile.photos.isPrivate',
              defaultMessage: 'Private now: only Premium members see it',
            })
          : intl.formatMessage({ id: 'profile.photos.isPublic', defaultMessage: 'Public now' }),
        undo,
      ),
    cropped: (undo: () => void) =>
      showToast(intl.formatMessage({ id: 'profile.photos.isCropped', defaultMessage: 'Cropped' }), undo),
    removed: (undo: () => void) =>
      showToast(
        intl.formatMessage({ id: 'profile.photos.isDeleted', defaultMessage: 'Photo deleted' }),
        undo,
        undoSeconds,
      ),
    /** The time to undo was over before the press came. */
    tooLate: () =>
      shell.toast({
        tone: 'bad',
        text: intl.formatMessage({
          id: 'profile.photos.tooLate',
          defaultMessage: 'Too late to undo: the photo is deleted for good.',
        }),
      }),
  };
}
