import { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import type { TSchema } from 'typebox';
import { validatorOf } from '#src/platform/lib/validation.ts';

/** A manifest that was read, or why it cannot be used. */
export type ReadManifest<M> = { manifest: M; fault?: never } | { manifest?: never; fault: string };

/** Reads `remote.json`. Its name and version must be those of its folders, and its code must be among its own files. */
export function readRemoteManifest(
  name: string,
  version: string,
  text: string,
): ReadManifest<RemoteManifest> {
  const read = parse<RemoteManifest>(RemoteManifest, text);
  if (!read.manifest) return read;
  const { manifest } = read;
  if (manifest.name !== name) return { fault: `it names itself ${manifest.name}` };
  const { entry, chunks, screens, firstPress = [] } = manifest;
  const named = [entry, ...chunks, ...listed(screens), ...firstPress];
  const fault = versionFault(manifest, version) ?? strangerAmong(manifest, named);
  return fault ? { fault } : read;
}

/** Reads `shell.json` by the same rules. */
export function readShellManifest(version: string, text: string): ReadManifest<ShellManifest> {
  const read = parse<ShellManifest>(ShellManifest, text);
  if (!read.manifest) return read;
  const { manifest } = read;
  const { entry, screens, parts, firstPress = [] } = manifest;
  const named = [entry, ...listed(screens), ...listed(parts), ...firstPress];
  const fault = versionFault(manifest, version) ?? strangerAmong(manifest, named);
  return fault ? { fault } : read;
}

function parse<M>(schema: TSchema, text: string): ReadManifest<M> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'it is not JSON' };
  }
  const validate = validatorOf(schema);
  if (validate(value)) return { manifest: value as M };
  const [error] = validate.errors ?? [];
  return { fault: `${error?.instancePath || 'it'} ${error?.message ?? 'is not valid'}` };
}

type Manifest = RemoteManifest | ShellManifest;

const listed = (files: Readonly<Record<string, readonly string[]>> = {}): string[] =>
  Object.values(files).flat();

function versionFault(manifest: Manifest, version: string): string | null {
  return manifest.version === version ? null : `it calls itself version ${manifest.version}`;
}

/** Code that is not among the build's own files, or whose digest differs from the listed one. */
function strangerAmong(
  { files, catalogues, entry, integrity, server }: Manifest,
  named: string[],
): string | null {
  const stranger = [...named, ...Object.values(catalogues)].find((file) => !Object.hasOwn(files, file));
  if (stranger !== undefined) return `${stranger} is not among its files`;
  if (files[entry] !== integrity) return 'the digest of its entry is not the one among its files';
  return server && Object.hasOwn(files, server.path) ? 'its server build is among its browser files' : null;
}
