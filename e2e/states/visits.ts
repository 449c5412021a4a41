import type { State } from './states.ts';

/** True when a state shows by itself: its steps only wait. */
export const isStill = ({ steps = [] }: State): boolean =>
  steps.every((step) => 'see' in step || 'wait' in step);

/** True for what lies over a screen and goes with Escape. */
export const isOverlay = (state: State): boolean =>
  state.window === true &&
  !isStill(state) &&
  state.steps!.some((step) => 'see' in step && /dialog|\[popover\]/.test(step.see));

/**
 * Groups states that one page shows one after the other without another load: the screen itself, what opens over it and goes with
 * Escape, and at the end one state that steps make of the screen. Further ones of these are visits of their own.
 */
export function visitsOf(states: readonly State[]): State[][] {
  const visits: State[][] = [];
  for (const group of Map.groupBy(states, groundOf).values()) {
    const still = group.filter(isStill);
    const overlays = group.filter(isOverlay);
    const [made, ...others] = group.filter((state) => !isStill(state) && !isOverlay(state));
    visits.push([...still, ...overlays, ...(made ? [made] : [])], ...others.map((state) => [state]));
  }
  return visits;
}

/** What a load decides about a state: its address, viewer, device and network. */
function groundOf({
  name: _name,
  steps: _steps,
  window: _window,
  only: _only,
  ready: _ready,
  ...ground
}: State): string {
  return JSON.stringify({ ...ground, console: undefined, proof: undefined });
}
