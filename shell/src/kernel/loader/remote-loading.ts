import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import { unsatisfied } from '@rendezvous/rules/versions';
import { Progress, type LoadingStep } from './progress.ts';
import { HEDGED_AFTER_MS, pause, STALLED_AFTER_MS, unlessStalled } from './stall.ts';

/** What went wrong, by the step it went wrong in. */
export type FailedStep =
  | 'registry'
  | 'versions'
  | 'load'
  | 'contract'
  | 'bootstrap'
  | 'mount'
  | 'crash'
  | 'late';

/** State of a remote. `mounted` belongs to an outlet: several may show one remote. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: RemoteLifecycles; version: string; remote: LoadableRemote }
  | { status: 'failed'; step: FailedStep; error: Error; tries: number };

/** What the loader needs from outside. */
export interface LoaderPorts {
  /** Fetches a remote's exposed module, and reports each file that has come. May reject, hang, or give something else than lifecycles. */
  loadModule(remote: LoadableRemote, progressed: () => void): Promise<unknown>;
  /** Reads the registry again: a remote that failed may have been redeployed. */
  readRegistry(): Promise<PageRegistry>;
  /** Versions of the packages this page shares. */
  provided: Readonly<Record<string, string>>;
  /** Receives every failure. */
  report?(what: string, error: Error): void;
  /** Other versions of a remote to try when the one at hand cannot be loaded, the best first. */
  alternativesOf?(name: RemoteName): Promise<LoadableRemote[]>;
  /** Receives the version that works. */
  worked?(remote: LoadableRemote): void;
  /** How long nothing may move before the next version is tried, and before it is fetched beside the one that hangs. */
  stalledAfterMs?: number;
  hedgedAfterMs?: number;
}

type FailedState = Extract<RemoteState, { status: 'failed' }>;
type ReadyState = Extract<RemoteState, { status: 'ready' }>;
type Attempt = ReadyState | Omit<FailedState, 'tries'>;

export const IDLE: RemoteState = { status: 'idle' };

/** Loading of one remote. A failure is a state, never an exception. */
export class RemoteLoading {
  state: RemoteState = IDLE;
  readonly progress = new Progress();
  readonly #name: RemoteName;
  readonly #ports: LoaderPorts;
  readonly #changed: () => void;
  /** Versions tried since the last press of a button. */
  readonly #tried = new Set<string>();
  /** Counts the searches for a version: what an older one finds comes too late. */
  #search = 0;
  #isWorking = false;
  /** Presses of "Try again" since the remote last worked. */
  #retries = 0;
  /** Another version is on its way while the one at hand does not start. */
  #isHesitating = false;

  constructor(name: RemoteName, ports: LoaderPorts, changed: () => void) {
    this.#name = name;
    this.#ports = ports;
    this.#changed = changed;
  }

  /** Records the end of a loading step. */
  ended(step: LoadingStep): void {
    if (this.progress.ended(step)) this.#changed();
  }

  /** Starts a try on request, for which every version counts again. */
  beginRetry(): void {
    this.#retries += 1;
    this.#tried.clear();
    this.#set({ status: 'loading' });
  }

  /** The registry names another version, which comes with the next visit. */
  expectOther(): void {
    this.#tried.clear();
    if (this.state.status === 'ready') this.#set(IDLE);
  }

  worked(): void {
    this.#isWorking = true;
    this.#retries = 0;
    if (this.state.status === 'ready') this.#ports.worked?.(this.state.remote);
  }

  async hesitates(): Promise<void> {
    const before = this.state;
    if (before.status !== 'ready' || this.#isHesitating) return;
    const search = this.#search;
    this.#isHesitating = true;
    const other = await this.#findOther();
    this.#isHesitating = false;
    if (!other || this.#search !== search || this.#isWorking) return;
    if (this.state === before || this.state.status === 'failed') this.#set(other);
  }

  fail(step: FailedStep, error: Error): void {
    const failed = this.#failure(step, error);
    this.#isWorking = false;
    this.#report(failed);
    const mayStart = step === 'bootstrap' || step === 'mount';
    if (mayStart && !this.#isHesitating) return void this.#replace(failed);
    this.#set(failed);
  }

  /**
   * Shows the version of the registry, or another that comes first once this one has failed or nothing of it moves. A version
   * that comes after the card has been shown replaces it.
   */
  async run(entry: LoadableRemote | undefined): Promise<void> {
    const search = this.#begin();
    this.progress.begin();
    const own = this.#attempt(entry);
    const early = await Promise.race([own, pause(this.#ports.hedgedAfterMs ?? HEDGED_AFTER_MS)]);
    if (early?.status === 'ready') return this.#found(search, early);
    if (early) this.progress.restart();
    const others = this.#findOther().then((other) => other && this.#found(search, other));
    const result = await own;
    if (result.status === 'ready') return this.#found(search, result);
    const failed = this.#failure(result.step, result.error);
    this.#report(failed);
    await others;
    if (this.#search === search && this.state.status === 'loading') this.#set(failed);
  }

  /** Shows another version of a remote that could not be started; the failure when there is none. */
  async #replace(failed: FailedState): Promise<void> {
    const search = this.#begin();
    this.progress.restart();
    const other = await this.#findOther();
    if (other) this.#found(search, other);
    else if (this.#search === search) this.#set(failed);
  }

  /** The first other version of the remote that can be loaded; null when there is none. */
  async #findOther(): Promise<ReadyState | null> {
    for (const remote of (await this.#ports.alternativesOf?.(this.#name)) ?? []) {
      if (this.#tried.has(remote.version)) continue;
      const result = await this.#attempt(remote);
      if (result.status === 'ready') return result;
    }
    return null;
  }

  #begin(): number {
    this.#search += 1;
    this.#set({ status: 'loading' });
    return this.#search;
  }

  /** Shows what a search has found, unless another search has begun or something else was found before. */
  #found(search: number, ready: ReadyState): void {
    if (this.#search === search && this.state.status !== 'ready') this.#set(ready);
  }

  async #attempt(remote: LoadableRemote | undefined): Promise<Attempt> {
    const name = this.#name;
    let step: FailedStep = 'registry';
    try {
      if (!remote) throw new Error(`the registry names no remote ${name}`);
      this.#tried.add(remote.version);
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
            this.ended('entry');
          }),
      );
      step = 'contract';
      if (!isLifecycles(module)) throw new Error(`${name} ${remote.version} exposes no lifecycles`);
      this.ended('module');
      return { status: 'ready', lifecycles: module, version: remote.version, remote };
    } catch (error) {
      return { status: 'failed', step, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  #failure(step: FailedStep, error: Error): FailedState {
    return { status: 'failed', step, error, tries: this.#retries + 1 };
  }

  /** The visitor sees a card; the console has the reason. */
  #report({ step, error }: FailedState): void {
    this.#ports.report?.(`${this.#name} failed at ${step}`, error);
  }

  #set(state: RemoteState): void {
    this.state = state;
    this.#changed();
  }
}

function isLifecycles(module: unknown): module is RemoteLifecycles {
  const { bootstrap, mount, unmount } = (module ?? {}) as Record<string, unknown>;
  return [bootstrap, mount, unmount].every((step) => typeof step === 'function');
}
