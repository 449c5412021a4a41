import { flushSync } from 'react-dom';
import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/virtual-core';
import type { ListPart } from './list-part.ts';
import { firstIndex } from './list-place.ts';

/** Rows kept ready on each side of the window. */
const OVERSCAN = 3;

interface Shape {
  columns: number;
  /** Pixels of a row and of the gap below it. */
  row: number;
  gap: number;
  /** Pixels from the top of the page to the first row. */
  start: number;
}

const itemsOf = (grid: Element): HTMLElement[] =>
  [...grid.children].filter((item) => item instanceof HTMLElement);

function shapeOf(grid: Element): Shape {
  const items = itemsOf(grid);
  const next = items.findIndex(({ offsetTop }) => offsetTop > items[0]!.offsetTop);
  // The element around the list keeps the room of the rows that are out of the page.
  const around = grid.parentElement!.getBoundingClientRect();
  return {
    columns: next < 0 ? items.length : next,
    row: items[0]!.offsetHeight,
    gap: parseFloat(getComputedStyle(grid).rowGap),
    start: around.top + window.scrollY,
  };
}

/** Rows of a long list of which only those in and near the window stand in the page. */
export interface VirtualRows {
  /** Takes the number of cards of the whole list. */
  setTotal(total: number): void;
  stop(): void;
}

/** Watches the window and says through `onPart` which cards stand in the page. Rows are measured once they do. */
export function watchRows(grid: Element, total: number, onPart: (part: ListPart) => void): VirtualRows {
  const around = grid.parentElement!;
  let shape = shapeOf(grid);
  let cards = total;
  let told = '';
  let isOn = true;
  const options = () => ({
    count: Math.ceil(cards / shape.columns),
    getScrollElement: () => window,
    estimateSize: () => shape.row,
    gap: shape.gap,
    overscan: OVERSCAN,
    scrollMargin: shape.start,
    initialOffset: () => window.scrollY,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    onChange: (_: unknown, isScrolling: boolean) => tell(isScrolling),
  });
  const rows = new Virtualizer<Window, Element>(options());

  function measure(): void {
    const items = itemsOf(grid);
    const from = firstIndex(grid);
    // Between two widths of the window the rows in the page are not yet those of the new number of columns.
    if (from % shape.columns !== 0) return;
    for (let index = 0; index < items.length; index += shape.columns)
      rows.resizeItem((from + index) / shape.columns, items[index]!.offsetHeight);
  }

  function tell(atOnce: boolean): void {
    const shown = rows.getVirtualItems();
    const first = shown[0];
    const last = shown.at(-1);
    if (!first || !last) return;
    const part = { from: first.index * shape.columns, to: (last.index + 1) * shape.columns };
    const room = `${first.start - shape.start}px ${rows.getTotalSize() - (last.end - shape.start)}px`;
    const text = JSON.stringify([part, room, cards]);
    if (told === text) return;
    told = text;
    const show = () => {
      if (!isOn || told !== text) return;
      flushSync(() => onPart(part));
      around.style.paddingBlock = room;
      itemsOf(grid).forEach((item, index) => {
        item.setAttribute('aria-posinset', String(part.from + index + 1));
        item.setAttribute('aria-setsize', String(cards));
      });
      requestAnimationFrame(measure);
    };
    // Rows that scroll into the window are there in the same frame. Within the work of React they come right after it.
    if (atOnce) show();
    else queueMicrotask(show);
  }

  function renew(): void {
    rows.setOptions(options());
    rows._willUpdate();
    tell(false);
  }

  let width = around.clientWidth;
  const watcher = new ResizeObserver(() => {
    if (around.clientWidth === width) return;
    width = around.clientWidth;
    shape = shapeOf(grid);
    renew();
    rows.measure();
  });
  watcher.observe(around);
  // The place is kept here, not by the browser as well.
  around.style.overflowAnchor = 'none';
  const unmount = rows._didMount();
  rows._willUpdate();
  measure();
  tell(false);

  return {
    setTotal(next) {
      cards = next;
      renew();
    },
    stop() {
      isOn = false;
      watcher.disconnect();
      unmount();
      around.style.overflowAnchor = '';
      around.style.paddingBlock = '';
      for (const item of itemsOf(grid)) {
        item.removeAttribute('aria-posinset');
        item.removeAttribute('aria-setsize');
      }
    },
  };
}
