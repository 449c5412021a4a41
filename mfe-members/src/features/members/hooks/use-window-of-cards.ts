import { useEffect, useRef } from 'react';
import { setFarCards } from '../far-cards.ts';

/** Lists up to this length are drawn whole. */
const WHOLE = 200;
/** Cards within this distance of the window are drawn. */
const NEAR = '100% 0px';

/**
 * In a list of more than 200 cards, draws those near the window and the one with the focus. The others leave an item of the height they
 * had, so that nothing moves. Screen readers get each card's place and the length of the list.
 */
export function useWindowOfCards(count: number, grid: () => Element | null): void {
  const shown = useRef<CardWindow>(null);
  useEffect(() => {
    const list = grid();
    if (shown.current && (shown.current.list !== list || count <= WHOLE)) {
      shown.current.end();
      shown.current = null;
    }
    if (!list || count <= WHOLE) return;
    shown.current ??= windowOnto(list);
    shown.current.grow();
  }, [count, grid]);
  useEffect(() => () => shown.current?.end(), []);
}

interface CardWindow {
  list: Element;
  /** Adds appended items. */
  grow(): void;
  /** Draws everything again. */
  end(): void;
}

function windowOnto(list: Element): CardWindow {
  const places = new Map<HTMLElement, number>();
  const far = new Set<number>();
  let width = list.clientWidth;

  const settle = (drawn: readonly HTMLElement[]) => {
    setFarCards(new Set(far));
    // Their cards are drawn again by then.
    requestAnimationFrame(() => {
      for (const item of drawn) if (!far.has(places.get(item)!)) item.style.height = '';
    });
  };
  const draw = (item: HTMLElement) => {
    far.delete(places.get(item)!);
    item.ariaHidden = null;
  };
  const leaveOut = (item: HTMLElement, height: number) => {
    far.add(places.get(item)!);
    item.style.height = `${height}px`;
    item.ariaHidden = 'true';
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      const drawn: HTMLElement[] = [];
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const item = target as HTMLElement;
        if (isIntersecting || item.contains(document.activeElement)) {
          draw(item);
          drawn.push(item);
        } else leaveOut(item, boundingClientRect.height);
      }
      settle(drawn);
    },
    { rootMargin: NEAR },
  );
  const drawAll = () => {
    watcher.disconnect();
    const items = [...places.keys()];
    items.forEach(draw);
    settle(items);
  };
  // At another width every height is another one.
  const resized = new ResizeObserver(() => {
    if (list.clientWidth === width) return;
    width = list.clientWidth;
    drawAll();
    requestAnimationFrame(() => {
      for (const item of places.keys()) watcher.observe(item);
    });
  });
  resized.observe(list);

  return {
    list,
    grow() {
      const items = [...list.children] as HTMLElement[];
      items.forEach((item, index) => {
        item.ariaSetSize = String(items.length);
        item.ariaPosInSet = String(index + 1);
        if (places.has(item)) return;
        places.set(item, index);
        watcher.observe(item);
      });
    },
    end() {
      resized.disconnect();
      drawAll();
    },
  };
}
