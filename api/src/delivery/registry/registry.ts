import type { LoadableRemote, LoadableVersion, PageRegistry } from '@rendezvous/contract/composition/page';
import type {
  RegistryEntry,
  RemoteManifest,
  RemoteRegistry,
  ShellManifest,
} from '@rendezvous/contract/composition/registry';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/composition/slots';
import { missingFrom } from '@rendezvous/contract/composition/surface';
import { unsatisfied } from '@rendezvous/rules/versions';

/** Address of a version's folder. */
export const baseOf = (part: string, version: string): string => `/assets/${part}/${version}/`;

/** A remote that is offered: the version pages get, and the one before it for browsers that cannot run it. */
export interface OfferedRemote extends RegistryEntry {
  previous?: RegistryEntry;
}

/** Everything a page is made of, from one reading: what is inlined and what is rendered never differ. */
export interface Deployed {
  shell: ShellManifest | null;
  remotes: Partial<Record<RemoteName, OfferedRemote>>;
}

/** Names a version that is not offered, and why. */
export type Report = (part: string, version: string, reason: string) => void;

/** What a version needs and this shell does not provide; manifests that do not say are not compared. */
function unmet(remote: RemoteManifest, shell: ShellManifest): string[] {
  const packages = shell.shared ? unsatisfied(remote.shared, shell.shared) : [];
  const surface = remote.uses && shell.provides ? missingFrom(shell.provides, remote.uses) : [];
  return [...packages.map((name) => `${name} ${remote.shared[name]}`), ...surface];
}

/**
 * Offers the first version of a remote whose needs the shell meets; `versions` starts with the promoted one. A remote
 * without such a version is absent.
 */
export function offerOf(
  versions: readonly RemoteManifest[],
  shell: ShellManifest | null,
  report: Report,
): OfferedRemote | null {
  const fitting = versions.filter((remote) => {
    const missing = shell ? unmet(remote, shell) : [];
    if (missing.length > 0)
      report(remote.name, remote.version, `the shell ${shell?.version} lacks ${missing.join(', ')}`);
    return missing.length === 0;
  });
  const [first, second] = fitting.map((remote) => ({ ...remote, base: baseOf(remote.name, remote.version) }));
  if (!first) return null;
  return second && second.version !== first.version ? { ...first, previous: second } : first;
}

/** Slots that a deployed remote fills. Builds that do not say fill all they own. */
export function filledSlots(remotes: RemoteRegistry['remotes']): SlotName[] {
  const names = Object.keys(SLOT_OWNERS) as SlotName[];
  return names.filter((name) => {
    const owner = remotes[SLOT_OWNERS[name]];
    return owner !== undefined && (owner.slots?.includes(name) ?? true);
  });
}

const loadable = ({
  name,
  version,
  base,
  entry,
  integrity,
  slots,
  shared,
}: RegistryEntry): LoadableVersion => ({
  name,
  version,
  base,
  entry,
  integrity,
  slots,
  shared,
});

/** The part of the registry that the browser needs. */
export function pageRegistry(remotes: Deployed['remotes']): PageRegistry {
  const entries = Object.values(remotes).map((remote): [RemoteName, LoadableRemote] => [
    remote.name,
    { ...loadable(remote), ...(remote.previous ? { previous: loadable(remote.previous) } : {}) },
  ]);
  return Object.fromEntries(entries);
}
