interface Shown {
  visibility: 'public' | 'private';
  status: 'pending' | 'active' | 'rejected';
}

/** May a photo be the main one (PRODUCT.md §4)? */
export const mayBeMain = ({ visibility, status }: Shown): boolean =>
  visibility === 'public' && status === 'active';

/**
 * Photos in their order after one was moved. The first that may be the main photo is the main photo, and comes first: so nothing else can be
 * moved before it.
 */
export function movedPhotos<P extends Shown & { id: string }>(
  photos: readonly P[],
  id: string,
  position: number,
): P[] {
  const photo = photos.find((known) => known.id === id);
  if (!photo) return [...photos];
  const others = photos.filter((known) => known !== photo);
  const order = others.toSpliced(Math.max(0, position), 0, photo);
  const main = order.find(mayBeMain);
  return main ? [main, ...order.filter((known) => known !== main)] : order;
}
