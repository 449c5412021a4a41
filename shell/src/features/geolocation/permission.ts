import type { GeolocationPermission } from '@rendezvous/contract/composition/geolocation';

export interface PermissionWatch {
  current(): GeolocationPermission;
  /** Records the answer to a request for a position, for browsers without a query of permissions. */
  learned(permission: 'granted' | 'denied'): void;
}

/** Follows the browser's permission: unsupported, unknown, or its own word, also when it changes later (spec §4). */
export function watchPermission(changed: () => void): PermissionWatch {
  let permission: GeolocationPermission =
    'geolocation' in navigator && window.isSecureContext ? 'unknown' : 'unsupported';
  let isReported = false;
  const set = (next: GeolocationPermission) => {
    if (next === permission) return;
    permission = next;
    changed();
  };
  if (permission !== 'unsupported' && 'permissions' in navigator) {
    navigator.permissions.query({ name: 'geolocation' }).then(
      (status) => {
        isReported = true;
        status.addEventListener('change', () => set(status.state));
        set(status.state);
      },
      () => undefined,
    );
  }
  return {
    current: () => permission,
    learned: (next) => (isReported ? undefined : set(next)),
  };
}
