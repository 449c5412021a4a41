import type { Call } from '@rendezvous/contract/kernel/call';
import type { ApiClient } from '@rendezvous/api-client/client';
import { double } from '@rendezvous/testing/double';
import type { PushBrowser } from '#src/features/pwa/push-browser.ts';

interface Described {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  capable?: boolean;
  /** Its worker cannot be registered. */
  fails?: boolean;
}

/** A browser with push, as tests need it: permission by a word, subscriptions with endpoints in order. */
export function browserOf({
  permission = 'granted',
  answer = permission,
  capable = true,
  fails = false,
}: Described = {}) {
  let count = 0;
  let current: PushSubscription | null = null;
  const changed: (() => void)[] = [];
  const at = { permission, steps: [] as string[], worker: Promise.resolve() };
  const make = (key: Uint8Array): PushSubscription => {
    const endpoint = `https://push.example/${(count += 1)}`;
    const own = double<PushSubscription>({
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint }),
      unsubscribe: async () => {
        at.steps.push(`end ${endpoint}`);
        if (current === own) current = null;
        return true;
      },
    });
    return own;
  };
  const registration = double<ServiceWorkerRegistration>({
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        current = make(applicationServerKey);
        at.steps.push(`subscribe ${current.endpoint}`);
        return current;
      },
    },
  });
  const browser: PushBrowser = {
    isCapable: () => capable,
    permission: () => at.permission,
    async askPermission() {
      at.steps.push('ask');
      return (at.permission = answer);
    },
    onPermissionChange: (listener) => changed.push(listener),
    async register() {
      at.steps.push('register');
      await at.worker;
      return fails ? null : registration;
    },
    registered: async () => registration,
  };
  return {
    browser,
    at,
    endpoint: () => current?.endpoint ?? null,
    change: (to: NotificationPermission) => ((at.permission = to), changed.forEach((listener) => listener())),
  };
}

/** An API that remembers what it was sent. */
export function apiOf(fail = false) {
  const sent: [method: string, path: string, body: unknown][] = [];
  const call = async ({ method, path }: Call, body: unknown) => {
    if (fail) throw new Error('unavailable');
    sent.push([method, path, body]);
  };
  return { sent, api: double<ApiClient>({ call }) };
}
