/** What push asks of a browser: permission, and the subscription of this site's worker. */
export interface PushBrowser {
  isCapable(): boolean;
  permission(): NotificationPermission;
  /** Must be called from a press. */
  askPermission(): Promise<NotificationPermission>;
  /** Calls back when the permission changes in the browser's own settings. */
  onPermissionChange(listener: () => void): void;
  /** The site's registered worker; null where registering fails. */
  register(): Promise<ServiceWorkerRegistration | null>;
  /** The worker if there is one, without registering any. */
  registered(): Promise<ServiceWorkerRegistration | null>;
}

/** Bytes of a base64url text, as browsers want keys. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Was this subscription made with the site's present key? A message signed with another one would be refused. */
export function isMadeFor({ options }: PushSubscription, key: string): boolean {
  const made = options?.applicationServerKey;
  if (!made) return false;
  const [one, other] = [new Uint8Array(made), bytesOf(key)];
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Push as this browser has it. */
export function pushBrowser(register: () => Promise<ServiceWorkerRegistration | null>): PushBrowser {
  return {
    isCapable: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
    onPermissionChange(listener) {
      void navigator.permissions
        ?.query({ name: 'notifications' })
        .then((status) => status.addEventListener('change', listener))
        .catch(() => undefined);
    },
    register,
    registered: async () => (await navigator.serviceWorker.getRegistration('/')) ?? null,
  };
}
