/** Works through a list with several hands at once; a hand starts the next entry when it is free. */
export async function inTurns<T>(
  list: readonly T[],
  hands: number,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const queue = [...list];
  const hand = async (): Promise<void> => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await work(entry);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
