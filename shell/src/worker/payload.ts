import type { PushPayload } from '@rendezvous/contract/resources/push/schemas';
import { PUSH_CAUSES, PUSH_VERSION } from '@rendezvous/contract/resources/push/values';

const CAUSES: readonly unknown[] = PUSH_CAUSES;

/** An address of this site: one path, so that no message leads elsewhere. */
export function isOwnPath(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** The message in a push, when it is one that this version of the worker reads; else null (spec §9 Push worker script version 2). */
export function readPayload(text: string | null): PushPayload | null {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { v, cause, title, body, url, tag } = read as Record<string, unknown>;
  if (
    v !== PUSH_VERSION ||
    !CAUSES.includes(cause) ||
    !isText(title) ||
    !isText(body) ||
    !isOwnPath(url) ||
    !isText(tag)
  )
    return null;
  return { v, cause: cause as PushPayload['cause'], title, body, url, tag };
}
