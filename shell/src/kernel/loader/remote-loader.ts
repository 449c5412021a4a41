import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import type { RemoteName } from '@rendezvous/contract/routes';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/page';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/slots';
import { DeadlineError, within } from './deadline.ts';
import { unsatisfied } from '@rendezvous/contract/versions';

/** What went wrong, by the step it went wrong in. */
export type FailedStep =
  'registry' | 'versions' | 'load' | 'contract' | 'bootstrap' | 'mount' | 'crash' | 'late';

/** Where a remote stands. `mounted` belongs to an outlet: several may show one remote. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: RemoteLifecycles; version: string }
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
  /** Other versions of a remote to try when the one at hand cannot be had, the best first. */
  alternativesOf?(name: RemoteName): Promise<LoadableRemote[]>;
  /** Hears which version works. */
  worked?(remote: LoadableRemote): void;
  /** How long fetching may take. */
  loadLimitMs?: number;
}

const IDLE: RemoteState = { status: 'idle' };

/** Loads remotes, each once, and remembers where each stands. A failure is a state, never an exception. */
export class RemoteLoader {
  readonly #ports: LoaderPorts;
  readonly #states = new Map<RemoteName, RemoteState>();
  readonly #listeners = new Set<() => void>();
  readonly #loaded = new Map<RemoteName, LoadableRemote>();
  /** Versions tried since the last press of a button. */
  readonly #tried = new Map<RemoteName, Set<string>>();
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
    this.#tried.delete(name);
    this.#registry = await this.#ports.readRegistry().catch(() => this.#registry);
    await this.#run(name, state.tries);
  }

  /** Told by an outlet: what is loaded works. */
  worked(name: RemoteName): void {
    const remote = this.#loaded.get(name);
    if (remote) this.#ports.worked?.(remote);
  }

  /**
   * Told by an outlet: what had been loaded could not be started, or crashed, or nothing came in time. What cannot start may
   * be had in another version; a crash, or a line that is too slow, would only repeat itself.
   */
  fail(name: RemoteName, step: FailedStep, error: Error): void {
    const before = this.stateOf(name);
    const tries = before.status === 'failed' ? before.tries : 1;
    const failed: FailedState = { status: 'failed', step, error, tries };
    if (step === 'bootstrap' || step === 'mount') return void this.#runOthers(name, failed);
    this.#tell(name, failed);
    this.#set(name, failed);
  }

  async #run(name: RemoteName, tries: number): Promise<void> {
    this.#set(name, { status: 'loading' });
    const result = await this.#attempt(name, this.#registry[name]);
    if (result.status === 'ready') return this.#set(name, result);
    await this.#runOthers(name, { ...result, tries: tries + 1 });
  }

  /** Tries other versions of the remote; the first failure is the one that is told. */
  async #runOthers(name: RemoteName, failed: FailedState): Promise<void> {
    this.#tell(name, failed);
    if (!(failed.error instanceof DeadlineError)) {
      this.#set(name, { status: 'loading' });
      for (const remote of (await this.#ports.alternativesOf?.(name)) ?? []) {
        if (this.#tried.get(name)?.has(remote.version)) continue;
        const result = await this.#attempt(name, remote);
        if (result.status === 'ready') return this.#set(name, result);
      }
    }
    this.#set(name, failed);
  }

  async #attempt(name: RemoteName, remote: LoadableRemote | undefined): Promise<Attempt> {
    let step: FailedStep = 'registry';
    try {
      if (!remote) throw new Error(`the registry names no remote ${name}`);
      this.#tried.set(name, (this.#tried.get(name) ?? new Set()).add(remote.version));
      step = 'versions';
      const missing = unsatisfied(remote.shared, this.#ports.provided);
      if (missing.length > 0)
        throw new Error(`${name} ${remote.version} needs other versions of ${missing.join(', ')}`);
      step = 'load';
      const module = await within(
        this.#ports.loadLimitMs ?? 20_000,
        `loading ${name}`,
        this.#ports.loadModule(remote),
      );
      step = 'contract';
      if (!isLifecycles(module)) throw new Error(`${name} ${remote.version} exposes no lifecycles`);
      this.#loaded.set(name, remote);
      return { status: 'ready', lifecycles: module, version: remote.version };
    } catch (error) {
      return { status: 'failed', step, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  /** The visitor sees a card; whoever looks after the site finds the reason here. */
  #tell(name: RemoteName, { step, error }: FailedState): void {
    this.#ports.report?.(`${name} failed at ${step}`, error);
  }

  #set(name: RemoteName, state: RemoteState): void {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}

type FailedState = Extract<RemoteState, { status: 'failed' }>;
type Attempt = Extract<RemoteState, { status: 'ready' }> | Omit<FailedState, 'tries'>;

function isLifecycles(module: unknown): module is RemoteLifecycles {
  const { bootstrap, mount, unmount } = (module ?? {}) as Record<string, unknown>;
  return [bootstrap, mount, unmount].every((step) => typeof step === 'function');
}
