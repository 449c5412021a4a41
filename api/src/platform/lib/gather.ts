interface Waiting<In, Out> {
  item: In;
  resolve(out: Out): void;
  reject(error: unknown): void;
}

export interface GatherOptions {
  /** Calls of `run` that are under way at a time. */
  lanes?: number;
  /** Items of one call. */
  most?: number;
}

/**
 * Combines simultaneous callers into one call: whatever comes while the lanes are busy is done together with the next. One alone waits for no
 * other. An error of a call is the error of all its items.
 * @param run gives one result per item, in their order
 */
export function gather<In, Out>(
  run: (items: readonly In[]) => Promise<readonly Out[]>,
  { lanes = 2, most = 25 }: GatherOptions = {},
): (item: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let underWay = 0;
  let isPlanned = false;

  const plan = () => {
    if (isPlanned || underWay >= lanes || waiting.length === 0) return;
    isPlanned = true;
    // What was read from the network in this turn goes together.
    setImmediate(() => {
      isPlanned = false;
      void start().finally(plan);
      plan();
    });
  };
  const start = async () => {
    const together = waiting.splice(0, most);
    underWay += 1;
    try {
      const results = await run(together.map(({ item }) => item));
      for (const [place, { resolve }] of together.entries()) resolve(results[place]!);
    } catch (error) {
      for (const { reject } of together) reject(error);
    } finally {
      underWay -= 1;
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
