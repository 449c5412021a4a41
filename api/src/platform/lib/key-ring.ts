import { createHash } from 'node:crypto';
import { createSealer, type Sealer } from './sealer.ts';

/** Seals with the newest of several keys, and opens what any of them sealed. A sealed text is `v1.<id of its key>.<text>`. */
export interface KeyRing extends Sealer {
  /** What each text of the newest key begins with. */
  readonly prefix: string;
}

const idOf = (key: string): string => createHash('sha256').update(`key id ${key}`).digest('hex').slice(0, 8);

/** @param keys the newest first */
export function createKeyRing(keys: readonly [string, ...string[]]): KeyRing {
  const sealers = new Map(keys.map((key) => [idOf(key), createSealer(key)]));
  const newest = createSealer(keys[0]);
  const prefix = `v1.${idOf(keys[0])}.`;
  return {
    prefix,
    seal: (text, purpose) => prefix + newest.seal(text, purpose),
    open(sealed, purpose) {
      const [version, id, text] = sealed.split('.');
      const sealer = version === 'v1' && id !== undefined ? sealers.get(id) : undefined;
      if (!sealer || text === undefined) throw new Error('no key of the ring sealed this text');
      return sealer.open(text, purpose);
    },
  };
}
