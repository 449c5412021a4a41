import type { Db, Tx } from './database.ts';

/** What leaves the house once the transaction is committed: live events, mail, push. Effects run in the order they were given. */
export type AfterCommit = (effect: () => Promise<unknown> | void) => void;

/** A transaction that runs, as functions receive it that are part of one. */
export interface Unit {
  tx: Tx;
  afterCommit: AfterCommit;
}

/**
 * Runs `work` in one transaction: all of it is committed, or nothing. What `work` gave to `afterCommit` happens after the commit, and
 * never when it is not. An effect that fails is reported and stops neither the others nor the answer: the write remains.
 */
export type UnitOfWork = <T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>) => Promise<T>;

/** Runs work that opens its own transaction inside a running one: both are committed together, or neither. */
export const inside =
  ({ tx, afterCommit }: Unit): UnitOfWork =>
  (work) =>
    work(tx, afterCommit);

type Effect = Parameters<AfterCommit>[0];

/** Does what leaves the house after a committed write: one that fails is reported, and the write remains. */
export type Afterwards = (effect: Effect) => Promise<void>;

export function createAfterwards(onError: (error: Error) => void): Afterwards {
  return async (effect) => {
    try {
      await effect();
    } catch (error) {
      onError(error as Error);
    }
  };
}

export function createUnitOfWork(db: Db, afterwards: Afterwards): UnitOfWork {
  return async (work) => {
    const effects: Effect[] = [];
    const result = await db.transaction().execute((tx) => work(tx, (effect) => void effects.push(effect)));
    for (const effect of effects) await afterwards(effect);
    return result;
  };
}
