import type { RemoteName } from './routes.ts';
import type { SlotName } from './slots.ts';

/** `remote.json`, written beside a remote's files when it is built. Paths are relative to that file. */
export interface RemoteManifest {
  name: RemoteName;
  /** Content hash of the build; also its folder name. */
  version: string;
  entry: string;
  /** Subresource-integrity digest of the entry, which in turn pins its chunks. */
  integrity: string;
  /** Server build for first screens, with its digest; absent when the remote has none. */
  server?: { path: string; integrity: string };
  /** Files a browser needs for the first screen, besides the entry. */
  chunks: string[];
  /** Further files by route name, for screens with a chunk of their own; absent in builds that do not say. */
  screens?: Readonly<Record<string, readonly string[]>>;
  /** Compiled message catalogues by locale. */
  catalogues: Record<string, string>;
  /** Slots this build fills (`slots` of the remote's package.json); absent in builds that do not say: all it owns. */
  slots?: readonly SlotName[];
  /** Shared packages and the ranges this build accepts. */
  shared: Record<string, string>;
  /** Integrity digest of each file. */
  files: Record<string, string>;
}

/** `shell.json`, written beside the shell's files. Paths are relative to that file; `catalogues` hold its messages by locale. */
export interface ShellManifest {
  version: string;
  entry: string;
  integrity: string;
  server?: { path: string; integrity: string };
  /** The service worker of this version, which knows its files; absent in builds without one. */
  worker?: string;
  /** Files by route name, for the screens the frame draws itself; absent in builds that do not say. */
  screens?: Readonly<Record<string, readonly string[]>>;
  /** Files of parts that only some pages are drawn with (`FrameRendered.parts`). */
  parts?: Readonly<Record<string, readonly string[]>>;
  catalogues: Record<string, string>;
  files: Record<string, string>;
}

/** One remote as the page knows it: the manifest with absolute addresses. */
export interface RegistryEntry extends RemoteManifest {
  /** Folder address, ending in '/'. */
  base: string;
}

/** `GET /remotes.json` and the copy inlined into each page. A remote that is absent is simply not there. */
export interface RemoteRegistry {
  remotes: Partial<Record<RemoteName, RegistryEntry>>;
}
