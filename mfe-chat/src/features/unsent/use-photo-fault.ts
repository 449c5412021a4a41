import { useIntl } from 'react-intl';
import { refusedText } from '@rendezvous/i18n/errors';
import { pagePhoto, isLost } from '#src/lib/photos/page-photos.ts';
import type { LocalPhoto } from '#src/lib/sending/content.ts';

/** Why the server refused a photo of this device, in words; null while nothing is known. */
export function usePhotoFault(local: LocalPhoto | undefined): string | null {
  const intl = useIntl();
  if (!local) return null;
  if (isLost(local.key))
    return intl.formatMessage({
      id: 'unsent.lost',
      defaultMessage: 'This photo isn’t on your device any more. Please pick it again.',
    });
  const fault = pagePhoto(local.key)?.fault;
  return fault ? refusedText(intl, fault) : null;
}
