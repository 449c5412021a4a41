import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { late } from './late.ts';

/** A component in a chunk of its own. Once loaded it renders synchronously, which hydration and server rendering need. */
export interface LatePart<P = object> {
  (props: P): ReactNode;
  /** Loads the chunk; repeated calls load it once, a failed one may be tried again. */
  preload(): Promise<void>;
}

export interface LatePartOptions<P> {
  /** Placeholder while the chunk is on its way; nothing by default. */
  waiting?: ReactNode;
  /**
   * What happens when the chunk is not available: `throw` leaves it to the boundary around, `insist` asks again until it is
   * there, and a component replaces it.
   */
  missing: 'throw' | 'insist' | ComponentType<P>;
  /** Draws and loads nothing on the server and in the browser's first render, which adopts the server's nodes. */
  afterHydration?: boolean;
}

const never = () => () => undefined;

/** Puts a component into its own chunk: ``latePart(() => import('./footer.tsx').then((m) => m.Footer), { missing: 'insist' })``. */
export function latePart<P extends object = object>(
  fetch: () => Promise<ComponentType<P>>,
  { waiting = null, missing, afterHydration = false }: LatePartOptions<P>,
): LatePart<P> {
  const code = late(fetch);
  const arrive = (): Promise<ComponentType<P>> => {
    if (missing === 'insist') return code.insist();
    return missing === 'throw' ? code.load() : code.load().catch(() => missing);
  };
  /** Draws nothing: an error of the chunk is thrown where a boundary catches it. */
  const thrower = (error: unknown): ComponentType<P> =>
    function Failed() {
      throw error;
    };

  /**
   * Without Suspense, which delays loaded content by up to 300 ms after any stand-in on the page, and whose late commit
   * fails when the effects of another root change a store meanwhile (React error 177).
   */
  function Shown(props: P): ReactNode {
    const [part, setPart] = useState(() => code.get() && { component: code.get()! });
    const isHere = part !== null;
    useEffect(() => {
      if (isHere) return;
      let isWanted = true;
      const show = (component: ComponentType<P>): void => {
        if (isWanted) setPart({ component });
      };
      arrive().then(show, (error: unknown) => show(thrower(error)));
      return () => void (isWanted = false);
    }, [isHere]);
    return part ? createElement(part.component, props) : waiting;
  }
  function Part(props: P): ReactNode {
    const hydrated = useSyncExternalStore(
      never,
      () => true,
      () => !afterHydration,
    );
    return hydrated ? createElement(Shown, props) : null;
  }
  return Object.assign(Part, { preload: () => code.load().then(() => undefined) });
}
