import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';

type Location = RemoteProps['location'];

const isSameLocation = (a: Location, b: Location): boolean =>
  a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/**
 * Would a remote draw the same from both? The server's answers do not count: the first render has put them into the cache,
 * and they go with the next props.
 */
export function drawsSame(a: RemoteProps, b: RemoteProps): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof RemoteProps)[];
  return names.every(
    (name) =>
      name === 'serverState' ||
      name === 'onCrash' ||
      (name === 'location' ? isSameLocation(a.location, b.location) : Object.is(a[name], b[name])),
  );
}
