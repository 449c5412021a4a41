/** Place of a visitor in a list. It is stored in the history entry: it survives a reload, and has no name and no id. */
interface Place {
  /** Cards the list had. */
  count: number;
  /** The first card in view, and the pixels between the window's top and its own. */
  index: number;
  top: number;
}

const KEY = 'listPlace';
/** Height of the bar at the top of the window. */
const BAR = 64;
const SETTLED_MS = 150;

type EntryState = Record<string, unknown> | null;

/** The place stored in this history entry. */
export function storedPlace(): Place | null {
  return ((window.history.state as EntryState)?.[KEY] as Place | undefined) ?? null;
}

function placeIn(grid: Element, count: number): Place | null {
  const items = [...grid.children];
  const at = items.findIndex((item) => item.getBoundingClientRect().bottom > BAR);
  if (at < 0) return null;
  return { count, index: at, top: items[at]!.getBoundingClientRect().top };
}

/** Scrolls so that the card is where it was. */
export function scrollToPlace(grid: Element | null, { index, top }: Place): void {
  const go = () => {
    const item = grid && grid.children[Math.min(index, grid.children.length - 1)];
    if (item) window.scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  go();
  // The browser restores a place of its own after the event of the history.
  requestAnimationFrame(go);
}

/** Stores the place whenever the scroll rests, a link is pressed or the page goes. Returns the function that ends it. */
export function notePlace(grid: () => Element | null, count: number): () => void {
  const address = window.location.href;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    clearTimeout(timer);
    const items = grid();
    if (window.location.href !== address || !items) return;
    const place = placeIn(items, count);
    window.history.replaceState({ ...(window.history.state as EntryState), [KEY]: place }, '');
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(note, SETTLED_MS);
  };
  window.addEventListener('scroll', rest, { passive: true });
  window.addEventListener('pagehide', note);
  document.addEventListener('click', note, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', rest);
    window.removeEventListener('pagehide', note);
    document.removeEventListener('click', note, { capture: true });
  };
}
