/** Replaces packages that an entry itself needs: a remote's entry needs none, its chunks do. */
export function installInitialConsumes({ initialConsumes }) {
  if (initialConsumes.length > 0) throw new Error('The entry of a remote needs no shared package.');
}
