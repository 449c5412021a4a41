import { lazy, type ComponentType } from 'react';

const Nothing = (): null => null;

/** A part that the first paint does not need, in a chunk of its own. Where it does not come, nothing stands: nobody is hindered by that. */
export function latePart<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<P> }),
    ),
  );
}
