import { DisabledSnapshotHandler } from './disabled.js';

/** Replaces the handler of snapshots: the registry names each entry, and no page reads a manifest of federation. */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

/** Nothing is known of a remote beside its registration. */
export const getGlobalRemoteInfo = () => ({});
