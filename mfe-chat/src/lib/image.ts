import { useCallback } from 'react';
import type { ImageRef } from '@rendezvous/contract/profile';
import { useSettings } from '@rendezvous/remote/react/hooks';

/** Address of a member's small picture; null when there is none. */
export function useThumb(): (image: ImageRef | null) => string | null {
  const { cdn_prefix: prefix } = useSettings();
  return useCallback((image) => (image ? `${prefix}${image.thumb_path}` : null), [prefix]);
}
