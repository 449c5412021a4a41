import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { existsAt, type State } from './states.ts';
import { isOverlay, isStill, visitsOf } from './visits.ts';

/** One look at an open state: the width of its window and the theme; `colours` checks colour rules only. */
export interface Look {
  width: number;
  theme: 'light' | 'dark';
  colours?: true;
}

/** A state with the looks at it, and how a page comes to it: by a load, inside the open page, or by steps from the open screen. */
export interface Leg {
  state: State;
  way: 'load' | 'within' | 'here';
  looks: readonly Look[];
}

const LOOKS: readonly Look[] = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
];
/** Widths of further layouts, which a members' screen has. */
const FURTHER_WIDTHS = [768, 1920] as const;
/** Legs of one page before another page takes over: several pages share the work. */
const LEGS_PER_PAGE = 8;
/** What a state may have that a page can come to from another one. */
const PLAIN = new Set(['name', 'path', 'as', 'steps', 'window', 'only']);

/** Each state at both widths in both themes, each in a page of its own. */
export function wholeTrailsOf(states: readonly State[]): Leg[][] {
  return states.flatMap((state) =>
    LOOKS.filter(({ width }) => existsAt(state, width)).map(({ width }): Leg[] => {
      const further = hasFurtherWidths(state) ? FURTHER_WIDTHS : [];
      const looks: Look[] = [
        { width, theme: 'light' },
        { width, theme: 'dark', colours: true },
        ...further.map((other): Look => ({ width: other, theme: 'dark' })),
      ];
      return [{ state, way: 'load', looks }];
    }),
  );
}

/**
 * The states in few loads. A screen is looked at as a phone shows it in light and as a desktop shows it in dark; what steps open over it
 * or make of it follows in the same page and is looked at once, on the phone and on the desktop in turns.
 */
export function trailsOf(states: readonly State[]): Leg[][] {
  const trails: Leg[][] = [];
  for (const visit of visitsOf(states)) {
    const legs = visit.map((state, at): Leg => ({
      state,
      way: at === 0 ? 'load' : 'here',
      looks: looksAt(state, at, states.indexOf(state)),
    }));
    const open = trails.find((trail) => canFollow(trail, legs[0]!.state));
    if (open) open.push({ ...legs[0]!, way: 'within' }, ...legs.slice(1));
    else trails.push(legs);
  }
  return trails;
}

function looksAt(state: State, at: number, place: number): Look[] {
  const looks = LOOKS.filter(({ width }) => existsAt(state, width));
  return at === 0 && isStill(state) ? looks : [looks[place % looks.length]!];
}

/** True when the page of a trail can go on to another screen of the same viewer. */
function canFollow(trail: readonly Leg[], next: State): boolean {
  const { state: last } = trail.at(-1)!;
  return (
    trail.length < LEGS_PER_PAGE &&
    last.as === next.as &&
    isOrdinary(trail[0]!.state) &&
    isOrdinary(next) &&
    (isStill(last) || isOverlay(last)) &&
    placeOf(last) !== placeOf(next)
  );
}

/** Whether an address alone leads to a screen, and its viewer is the same in every look. */
function isOrdinary(state: State): boolean {
  const { path, as } = state;
  const isRoute = !path.includes('?t=') && !path.endsWith('.html');
  const isOfViewer = path.startsWith('/ops') === as.endsWith('operator');
  const needsMore = Object.keys(state).some((key) => !PLAIN.has(key));
  return isRoute && isOfViewer && !needsMore && as !== 'stranger' && as !== 'newcomer';
}

/** Part of the site with a heading of its own, which shows that another screen has come: tabs of one screen share theirs. */
function placeOf({ path }: State): string {
  const [, top, room] = path.split('?')[0]!.split('/');
  return top === 'ops' ? `ops ${room}` : top!;
}

/** True for a screen of the members' remote that is shown at every width; what opens over a screen looks alike at all of them. */
function hasFurtherWidths({ path, only, window, steps }: State): boolean {
  const owner = matchRoute(path.split('?')[0]!)?.route.owner;
  return owner === 'members' && !only && !(window && steps);
}
