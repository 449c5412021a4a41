import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import type { PageRegistry } from '@rendezvous/contract/composition/page';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/composition/slots';
import { unsatisfied } from '@rendezvous/rules/versions';
import type { LoadingStep } from './progress.ts';
import { RemoteLoading, type FailedStep, type LoaderPorts, type RemoteState } from './remote-loading.ts';

/** Loads remotes, each once, and remembers the state of each. */
export class RemoteLoader {
  readonly #ports: LoaderPorts;
  readonly #remotes = new Map<RemoteName, RemoteLoading>();
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
    return this.#of(name).state;
  }

  /** Counts the loading steps of a remote that have ended. The place that waits for the remote restarts its clock with each. */
  stepsOf(name: RemoteName): number {
    return this.#of(name).progress.count;
  }

  /** Records the end of a loading step; an outlet reports those of starting. */
  ended(name: RemoteName, step: LoadingStep): void {
    this.#of(name).ended(step);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts loading unless that has been done; resolves when the remote is ready or has failed. */
  async load(name: RemoteName): Promise<void> {
    const remote = this.#of(name);
    if (remote.state.status === 'idle') await remote.run(this.#registry[name]);
  }

  /** Tries a failed remote again, by the registry as it is now. */
  async retry(name: RemoteName): Promise<void> {
    const remote = this.#of(name);
    if (remote.state.status !== 'failed') return;
    remote.beginRetry();
    this.#registry = await this.#ports.readRegistry().catch(() => this.#registry);
    await remote.run(this.#registry[name]);
  }

  /** Uses the versions of another registry for every remote but the one on the screen: each comes with its next visit. */
  update(registry: PageRegistry, shown: RemoteName | null): void {
    for (const entry of Object.values(registry)) {
      const { name, version } = entry;
      const remote = this.#of(name);
      const isBusy = name === shown || remote.state.status === 'loading';
      if (isBusy || this.#registry[name]?.version === version) continue;
      if (unsatisfied(entry.shared, this.#ports.provided).length > 0) continue;
      this.#registry = { ...this.#registry, [name]: entry };
      remote.expectOther();
    }
  }

  /** Called by an outlet: what is loaded works. */
  worked(name: RemoteName): void {
    this.#of(name).worked();
  }

  /** Called by an outlet: nothing moves in what is loaded. Another version that comes before it starts replaces it, or the card. */
  hesitates(name: RemoteName): Promise<void> {
    return this.#of(name).hesitates();
  }

  /**
   * Called by an outlet: what had been loaded could not be started, or crashed, or nothing came in time. What cannot start may
   * work in another version; a crash, or a page on which nothing moves, would only repeat itself.
   */
  fail(name: RemoteName, step: FailedStep, error: Error): void {
    this.#of(name).fail(step, error);
  }

  #of(name: RemoteName): RemoteLoading {
    let remote = this.#remotes.get(name);
    if (!remote) {
      remote = new RemoteLoading(name, this.#ports, () => this.#notify());
      this.#remotes.set(name, remote);
    }
    return remote;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
