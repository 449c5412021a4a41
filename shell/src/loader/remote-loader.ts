import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import type { RemoteName } from '@rendezvous/contract/routes';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/page';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/slots';
import { within } from './deadline.ts';
import { unsatisfied } from './versions.ts';

/** What went wrong, by the step it went wrong in. */
export type FailedStep = 'registry' | 'versions' | 'load' | 'contract' | 'bootstrap' | 'mount' | 'crash';

/** Where a remote stands. `mounted` belongs to an outlet: several may show one remote. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: RemoteLifecycles }
  | { status: 'failed'; step: FailedStep; error: Error; tries: number };

/** What the loader needs from outside. */
export interface LoaderPorts {
  /** Fetches a remote's exposed module. May reject, hang, or give something else than lifecycles. */
  loadModule(remote: LoadableRemote): Promise<unknown>;
  /** Reads the registry anew: a remote that failed may have been redeployed. */
  readRegistry(): Promise<PageRegistry>;
  /** Versions of the packages this page shares. */
  provided: Readonly<Record<string, string>>;
  /** Hears of every failure. */
  report?(what: string, error: Error): void;
  /** How long fetching may take. */
  loadLimitMs?: number;
}

const IDLE: RemoteState = { status: 'idle' };

/** Loads remotes, each once, and remembers where each stands. A failure is a state, never an exception. */
export class RemoteLoader {
  readonly #ports: LoaderPorts;
  readonly #states = new Map<RemoteName, RemoteState>();
  readonly #listeners = new Set<() => void>();
  #registry: PageRegistry;

  constructor(registry: PageRegistry, ports: LoaderPorts) {
    this.#registry = registry;
    this.#ports = ports;
  }

  /** Is there such a remote at all? Buttons of absent ones are hidden. */
  has(name: RemoteName): boolean {
    return name in this.#registry;
  }

  /** Is there a remote that fills this slot? */
  fills(slot: SlotName): boolean {
    const entry = this.#registry[SLOT_OWNERS[slot]];
    return entry !== undefined && (entry.slots?.includes(slot) ?? true);
  }

  stateOf(name: RemoteName): RemoteState {
    return this.#states.get(name) ?? IDLE;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts loading unless that has been done; resolves when the remote is ready or has failed. */
  async load(name: RemoteName): Promise<void> {
    if (this.stateOf(name).status !== 'idle') return;
    await this.#run(name, 0);
  }

  /** Tries a failed remote again, by the registry as it is now. */
  async retry(name: RemoteName): Promise<void> {
    const state = this.stateOf(name);
    if (state.status !== 'failed') return;
    this.#set(name, { status: 'loading' });
    this.#registry = await this.#ports.readRegistry().catch(() => this.#registry);
    await this.#run(name, state.tries);
  }

  /** Told by an outlet: what had been loaded could not be started, or crashed. */
  fail(name: RemoteName, step: FailedStep, error: Error): void {
    const before = this.stateOf(name);
    this.#set(name, { status: 'failed', step, error, tries: before.status === 'failed' ? before.tries : 1 });
  }

  async #run(name: RemoteName, tries: number): Promise<void> {
    this.#set(name, { status: 'loading' });
    let step: FailedStep = 'registry';
    try {
      const remote = this.#registry[name];
      if (!remote) throw new Error(`the registry names no remote ${name}`);
      step = 'versions';
      const missing = unsatisfied(remote.shared, this.#ports.provided);
      if (missing.length > 0) throw new Error(`${name} ${remote.version} needs other versions of ${missing.join(', ')}`);
      step = 'load';
      const module = await within(this.#ports.loadLimitMs ?? 20_000, `loading ${name}`, this.#ports.loadModule(remote));
      step = 'contract';
      if (!isLifecycles(module)) throw new Error(`${name} ${remote.version} exposes no lifecycles`);
      this.#set(name, { status: 'ready', lifecycles: module });
    } catch (error) {
      this.#set(name, { status: 'failed', step, error: error instanceof Error ? error : new Error(String(error)), tries: tries + 1 });
    }
  }

  #set(name: RemoteName, state: RemoteState): void {
    // The visitor sees a card; whoever looks after the site finds the reason here.
    if (state.status === 'failed') this.#ports.report?.(`${name} failed at ${state.step}`, state.error);
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}

function isLifecycles(module: unknown): module is RemoteLifecycles {
  const { bootstrap, mount, unmount } = (module ?? {}) as Record<string, unknown>;
  return [bootstrap, mount, unmount].every((step) => typeof step === 'function');
}
