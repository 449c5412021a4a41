import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/composition/slots';
import { Progress, type LoadingStep } from './progress.ts';
import { HEDGED_AFTER_MS, pause, STALLED_AFTER_MS, unlessStalled } from './stall.ts';
import { unsatisfied } from '@rendezvous/rules/versions';

/** What went wrong, by the step it went wrong in. */
export type FailedStep =
  'registry' | 'versions' | 'load' | 'contract' | 'bootstrap' | 'mount' | 'crash' | 'late';

/** Where a remote stands. `mounted` belongs to an outlet: several may show one remote. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: RemoteLifecycles; version: string; remote: LoadableRemote }
  | { status: 'failed'; step: FailedStep; error: Error; tries: number };

/** What the loader needs from outside. */
export interface LoaderPorts {
  /** Fetches a remote's exposed module, and tells of each file that has come. May reject, hang, or give something else than lifecycles. */
  loadModule(remote: LoadableRemote, progressed: () => void): Promise<unknown>;
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
  /** How long nothing may move before the next version is tried, and before it is fetched beside the one that hangs. */
  stalledAfterMs?: number;
  hedgedAfterMs?: number;
}

const IDLE: RemoteState = { status: 'idle' };

/** Loads remotes, each once, and remembers where each stands. A failure is a state, never an exception. */
export class RemoteLoader {
  readonly #ports: LoaderPorts;
  readonly #states = new Map<RemoteName, RemoteState>();
  readonly #listeners = new Set<() => void>();
  /** Versions tried since the last press of a button. */
  readonly #tried = new Map<RemoteName, Set<string>>();
  /** Counts the searches for a version of each remote: what an older one finds comes too late. */
  readonly #searches = new Map<RemoteName, number>();
  readonly #working = new Set<RemoteName>();
  readonly #progress = new Progress<RemoteName>();
  /** Presses of "Try again" since the remote last worked. */
  readonly #retries = new Map<RemoteName, number>();
  /** Remotes for which another version is on its way while the one at hand does not start. */
  readonly #hesitating = new Set<RemoteName>();
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

  /** Counts the loading steps of a remote that have ended. The place that waits for the remote starts its clock anew with each. */
  stepsOf(name: RemoteName): number {
    return this.#progress.countOf(name);
  }

  /** Records the end of a loading step; an outlet reports those of starting. */
  ended(name: RemoteName, step: LoadingStep): void {
    if (this.#progress.ended(name, step)) this.#notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts loading unless that has been done; resolves when the remote is ready or has failed. */
  async load(name: RemoteName): Promise<void> {
    if (this.stateOf(name).status !== 'idle') return;
    await this.#run(name);
  }

  /** Tries a failed remote again, by the registry as it is now. */
  async retry(name: RemoteName): Promise<void> {
    if (this.stateOf(name).status !== 'failed') return;
    this.#retries.set(name, (this.#retries.get(name) ?? 0) + 1);
    this.#set(name, { status: 'loading' });
    this.#tried.delete(name);
    this.#registry = await this.#ports.readRegistry().catch(() => this.#registry);
    await this.#run(name);
  }

  /** Takes the versions of another registry for every remote but the one on the screen: each comes with its next visit. */
  take(registry: PageRegistry, shown: RemoteName | null): void {
    for (const remote of Object.values(registry)) {
      const { name, version } = remote;
      const state = this.stateOf(name);
      if (name === shown || state.status === 'loading' || this.#registry[name]?.version === version) continue;
      if (unsatisfied(remote.shared, this.#ports.provided).length > 0) continue;
      this.#registry = { ...this.#registry, [name]: remote };
      this.#tried.delete(name);
      if (state.status === 'ready') this.#set(name, IDLE);
    }
  }

  /** Told by an outlet: what is loaded works. */
  worked(name: RemoteName): void {
    this.#working.add(name);
    this.#retries.delete(name);
    const state = this.stateOf(name);
    if (state.status === 'ready') this.#ports.worked?.(state.remote);
  }

  /** Told by an outlet: nothing moves in what is loaded. Another version that comes before it starts takes its place, or the card's. */
  async hesitates(name: RemoteName): Promise<void> {
    const before = this.stateOf(name);
    if (before.status !== 'ready' || this.#hesitating.has(name)) return;
    const search = this.#searches.get(name);
    this.#hesitating.add(name);
    const other = await this.#others(name);
    this.#hesitating.delete(name);
    if (!other || this.#searches.get(name) !== search || this.#working.has(name)) return;
    const now = this.stateOf(name);
    if (now === before || now.status === 'failed') this.#set(name, other);
  }

  /**
   * Told by an outlet: what had been loaded could not be started, or crashed, or nothing came in time. What cannot start may
   * be had in another version; a crash, or a page on which nothing moves, would only repeat itself.
   */
  fail(name: RemoteName, step: FailedStep, error: Error): void {
    const failed = this.#failure(name, step, error);
    this.#working.delete(name);
    this.#tell(name, failed);
    const mayStart = step === 'bootstrap' || step === 'mount';
    if (mayStart && !this.#hesitating.has(name)) return void this.#replace(name, failed);
    this.#set(name, failed);
  }

  /**
   * Shows the version of the registry, or another that comes first once this one has failed or nothing of it moves. A version
   * that comes after the card has been shown takes its place.
   */
  async #run(name: RemoteName): Promise<void> {
    const search = this.#search(name);
    this.#progress.begin(name);
    const own = this.#attempt(name, this.#registry[name]);
    const early = await Promise.race([own, pause(this.#ports.hedgedAfterMs ?? HEDGED_AFTER_MS)]);
    if (early?.status === 'ready') return this.#found(name, search, early);
    if (early) this.#progress.restart(name);
    const others = this.#others(name).then((other) => other && this.#found(name, search, other));
    const result = await own;
    if (result.status === 'ready') return this.#found(name, search, result);
    const failed = this.#failure(name, result.step, result.error);
    this.#tell(name, failed);
    await others;
    if (this.#searches.get(name) === search && this.stateOf(name).status === 'loading')
      this.#set(name, failed);
  }

  /** Shows another version of a remote that could not be started; the failure when there is none. */
  async #replace(name: RemoteName, failed: FailedState): Promise<void> {
    const search = this.#search(name);
    this.#progress.restart(name);
    const other = await this.#others(name);
    if (other) this.#found(name, search, other);
    else if (this.#searches.get(name) === search) this.#set(name, failed);
  }

  /** The first other version of the remote that can be had; null when there is none. */
  async #others(name: RemoteName): Promise<ReadyState | null> {
    for (const remote of (await this.#ports.alternativesOf?.(name)) ?? []) {
      if (this.#tried.get(name)?.has(remote.version)) continue;
      const result = await this.#attempt(name, remote);
      if (result.status === 'ready') return result;
    }
    return null;
  }

  #search(name: RemoteName): number {
    const search = (this.#searches.get(name) ?? 0) + 1;
    this.#searches.set(name, search);
    this.#set(name, { status: 'loading' });
    return search;
  }

  /** Shows what a search has found, unless another search has begun or something else was found before. */
  #found(name: RemoteName, search: number, ready: ReadyState): void {
    if (this.#searches.get(name) !== search || this.stateOf(name).status === 'ready') return;
    this.#set(name, ready);
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
      const module = await unlessStalled(
        this.#ports.stalledAfterMs ?? STALLED_AFTER_MS,
        `loading ${name} ${remote.version}`,
        (progressed) =>
          this.#ports.loadModule(remote, () => {
            progressed();
            this.ended(name, 'entry');
          }),
      );
      step = 'contract';
      if (!isLifecycles(module)) throw new Error(`${name} ${remote.version} exposes no lifecycles`);
      this.ended(name, 'module');
      return { status: 'ready', lifecycles: module, version: remote.version, remote };
    } catch (error) {
      return { status: 'failed', step, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  #failure(name: RemoteName, step: FailedStep, error: Error): FailedState {
    return { status: 'failed', step, error, tries: (this.#retries.get(name) ?? 0) + 1 };
  }

  /** The visitor sees a card; the console has the reason. */
  #tell(name: RemoteName, { step, error }: FailedState): void {
    this.#ports.report?.(`${name} failed at ${step}`, error);
  }

  #set(name: RemoteName, state: RemoteState): void {
    this.#states.set(name, state);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

type FailedState = Extract<RemoteState, { status: 'failed' }>;
type ReadyState = Extract<RemoteState, { status: 'ready' }>;
type Attempt = ReadyState | Omit<FailedState, 'tries'>;

function isLifecycles(module: unknown): module is RemoteLifecycles {
  const { bootstrap, mount, unmount } = (module ?? {}) as Record<string, unknown>;
  return [bootstrap, mount, unmount].every((step) => typeof step === 'function');
}
