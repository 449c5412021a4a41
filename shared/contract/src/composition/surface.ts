import { unsatisfied } from '@rendezvous/rules/versions';

/**
 * The surface between the shell and a remote: what the shell's build provides and what a remote's build uses. Both are
 * lists of names, written into the manifests at build time and compared at promotion, before server rendering and before
 * a remote is offered to a browser.
 */
export interface Surface {
  /** Number of the contract both sides are built for (`RemoteServerBuild.contract`). */
  contract: number;
  /** Exported names by shared module, e.g. `{ react: ['useState'] }`. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Names of `ShellServices`, e.g. `openSlot`. */
  services: readonly string[];
  /** Topics of the bus. */
  topics: readonly string[];
  /** Slots of the shell. */
  slots: readonly string[];
  /** Route names. */
  routes: readonly string[];
  /** Ids of messages that the shell hands to every remote. */
  messages: readonly string[];
}

const LISTS = ['services', 'topics', 'slots', 'routes', 'messages'] as const;

/** What a remote uses and the shell does not provide, each as `kind name`; an empty list means that the two fit. */
export function missingFrom(provided: Surface, used: Surface): string[] {
  const missing = used.contract === provided.contract ? [] : [`contract ${used.contract}`];
  for (const [module, names] of Object.entries(used.modules)) {
    const given = new Set(Object.hasOwn(provided.modules, module) ? provided.modules[module] : []);
    missing.push(...names.filter((name) => !given.has(name)).map((name) => `module ${module}.${name}`));
  }
  for (const kind of LISTS) {
    const given = new Set(provided[kind]);
    missing.push(...used[kind].filter((name) => !given.has(name)).map((name) => `${kind} ${name}`));
  }
  return missing;
}

/** What is compared of a remote: `remote.json` states it. */
interface Remote {
  shared: Readonly<Record<string, string>>;
  uses?: Surface;
}

/** What is compared of a shell: `shell.json` states it. */
interface Shell {
  shared?: Readonly<Record<string, string>>;
  provides?: Surface;
}

/**
 * What a remote needs and a shell does not provide: packages with both versions, then names; empty when the two fit. What a
 * side does not state is not judged.
 */
export function misfits(remote: Remote, shell: Shell): string[] {
  const { shared: versions } = shell;
  const packages = versions
    ? unsatisfied(remote.shared, versions).map(
        (name) => `${name} ${remote.shared[name]} (the shell has ${versions[name] ?? 'none'})`,
      )
    : [];
  const names = remote.uses && shell.provides ? missingFrom(shell.provides, remote.uses) : [];
  return [...packages, ...names];
}
