import { useEffect, useReducer } from 'react';
import { outbox } from '#src/lib/outbox/page-outbox.ts';
import type { LocalPhoto } from '#src/lib/sending/content.ts';
import { pagePhoto, recallPhoto } from './page-photos.ts';

/** Address of a photo of this device; undefined until it is read from the storage. */
export function useLocalPicture(local: LocalPhoto | null): string | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const key = local?.key;
  useEffect(() => {
    if (!local || pagePhoto(local.key)) return;
    let isWanted = true;
    void recallPhoto(outbox.writer(), local).then(() => isWanted && redraw());
    return () => void (isWanted = false);
  }, [local]);
  return key === undefined ? undefined : pagePhoto(key)?.src;
}
