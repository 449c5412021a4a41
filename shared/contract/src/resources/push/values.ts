/** Version of the push payload and of the worker that reads it (spec §9 Push worker script version 2). */
export const PUSH_VERSION = 2;
/** What a push message is about; its text says no more than this (PRODUCT §6: discreet). */
export const PUSH_CAUSES = ['message', 'like', 'match', 'reminder'] as const;
export type PushCause = (typeof PUSH_CAUSES)[number];
/** Longest address of a push service that is stored. */
export const PUSH_ENDPOINT_LENGTH = 1000;
