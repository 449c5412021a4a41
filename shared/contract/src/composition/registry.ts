import { Type, type Static } from 'typebox';
import type { RemoteName } from '#src/kernel/routes.ts';
import type { SlotName } from './slots.ts';

/**
 * Manifests are input: a build of another team wrote them, and the file may contain anything. Objects are open, since a
 * newer build may say more than this server knows; nothing unknown reaches a browser.
 *
 * `dist/<part>/current` names the version that new pages get; `dist/<part>/previous` the version promoted before it, for
 * pages whose browser cannot run the current one. Both contain one version and a newline; `previous` may be absent.
 */

/** Content hash of a build; also the name of its folder. */
export const Version = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** A path below the version's folder. No segment starts with a dot, so no path leads out of it. */
const SEGMENT = '[A-Za-z0-9_@~-][A-Za-z0-9_@~.-]*';
const FilePath = Type.String({ pattern: `^${SEGMENT}(/${SEGMENT})*$`, maxLength: 300 });
const Integrity = Type.String({ pattern: '^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$' });
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Names = Type.Array(Name, { maxItems: 20_000 });

/** One CommonJS file below `server/`, pinned by its digest. It is never sent to a browser. */
const ServerBuild = Type.Object({
  path: Type.String({ pattern: `^server/${SEGMENT}$`, maxLength: 300 }),
  integrity: Integrity,
});

/** Names that a build provides or uses; see `Surface` in surface.ts. */
export const SurfaceNames = Type.Object({
  contract: Type.Integer(),
  modules: Type.Record(Name, Names),
  services: Names,
  topics: Names,
  slots: Names,
  routes: Names,
  messages: Names,
});

/** A key that is no path is an error, not a property to ignore. */
const Files = Type.Record(FilePath, Integrity, { additionalProperties: false });
const Catalogues = Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), FilePath, {
  additionalProperties: false,
});
const FileList = Type.Array(FilePath, { maxItems: 200 });
const FilesByName = Type.Record(Name, FileList);

/** What a route's name ends with in `screens` where members see another screen than visitors. */
export const MEMBER_SCREEN = '-member';

/** `remote.json`, written beside a remote's files when it is built. Paths are relative to that file. */
export const RemoteManifest = Type.Object({
  /** Equals the name of the folder it lies in. */
  name: Type.Unsafe<RemoteName>({ type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  version: Version,
  entry: FilePath,
  /** Subresource-integrity digest of the entry, which in turn pins its chunks. */
  integrity: Integrity,
  /** Server build for first screens; absent when the remote has none. */
  server: Type.Optional(ServerBuild),
  /** Files a browser needs for the first screen, besides the entry. */
  chunks: FileList,
  /**
   * Further files by route name, for screens with a chunk of their own; absent in builds that do not say. Where members see
   * another screen than visitors, theirs is listed under the name with `MEMBER_SCREEN`.
   */
  screens: Type.Optional(FilesByName),
  /** Files that a first press may need; absent in builds that do not say. */
  firstPress: Type.Optional(FileList),
  /** Compiled message catalogues by locale. */
  catalogues: Catalogues,
  /** Slots this build fills (`slots` of its `defineRemote`); absent in builds that do not say: all it owns. */
  slots: Type.Optional(Type.Array(Type.Unsafe<SlotName>({ type: 'string' }), { maxItems: 100 })),
  /** Shared packages and the ranges this build accepts. */
  shared: Type.Record(Name, Type.String({ maxLength: 100 })),
  /** What this build uses of the shell; absent in builds that do not say. */
  uses: Type.Optional(SurfaceNames),
  /** Integrity digest of each browser file. Only these files are served. */
  files: Files,
});
export type RemoteManifest = Static<typeof RemoteManifest>;

/** `shell.json`, written beside the shell's files. Paths are relative to that file. */
export const ShellManifest = Type.Object({
  version: Version,
  entry: FilePath,
  integrity: Integrity,
  server: Type.Optional(ServerBuild),
  /** The script for the head of its pages, inlined unchanged; absent in builds without one. */
  early: Type.Optional(Type.String({ pattern: '^(?:[^<]|<(?![/!]))*$', maxLength: 4_096 })),
  /** The service worker of this version, which knows its files; absent in builds without one. */
  worker: Type.Optional(FilePath),
  /** Files by route name, for the screens the frame draws itself; absent in builds that do not say. */
  screens: Type.Optional(FilesByName),
  /** Files of parts that only some pages are drawn with (`FrameRendered.parts`). */
  parts: Type.Optional(FilesByName),
  /** Files that a first press may need; absent in builds that do not say. */
  firstPress: Type.Optional(FileList),
  /** The shell's messages by locale. */
  catalogues: Catalogues,
  /** Versions of the shared packages this build provides; absent in builds that do not say. */
  shared: Type.Optional(Type.Record(Name, Type.String({ maxLength: 100 }))),
  /** What this build provides to remotes; absent in builds that do not say. */
  provides: Type.Optional(SurfaceNames),
  files: Files,
});
export type ShellManifest = Static<typeof ShellManifest>;

/** One remote as the page knows it: the manifest with absolute addresses. */
export interface RegistryEntry extends RemoteManifest {
  /** Folder address, ending in '/'. */
  base: string;
}

/** `GET /remotes.json` and the copy inlined into each page. A remote that is absent is simply not there. */
export interface RemoteRegistry {
  remotes: Partial<Record<RemoteName, RegistryEntry>>;
}
