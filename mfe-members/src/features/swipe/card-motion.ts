import { spring } from 'motion';
import { animate } from 'motion/mini';
import type { Swiped } from './deck.ts';
import { judgeRelease, pulled, speedOf } from './throw-policy.ts';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Movement in px before a press becomes a pull. */
const SLACK = 6;
/** Share of the way up or down that a card follows. */
const SINK = 0.3;
/** Longest way of a thrown card in px that counts for its time. */
const WIDEST = 800;

const stop = (card: HTMLElement) => {
  for (const flight of card.getAnimations()) flight.cancel();
};

/** Gives the card its pull, -1 to 1, for the word that appears on it. */
const showPull = (card: HTMLElement, share: number) =>
  card.style.setProperty('--pull', Math.max(-1, Math.min(1, share)).toFixed(2));

/** Animates the card away, while the next one is already the one shown. Reads no sizes: that would lay the page out in the middle of a swipe. */
export function flyOff(card: HTMLElement, action: Swiped, speed = 0): void {
  if (still()) return;
  const side = action === 'like' ? 1 : -1;
  showPull(card, side);
  const transform = `translate3d(calc(${side} * (50vw + 100%)), 0, 0) rotate(${side * 22}deg)`;
  const distance = Math.min(WIDEST, window.screen.width);
  // Visibility among the keyframes would leave the flight on the main thread.
  card.style.visibility = 'visible';
  const flight = card.animate([{}, { transform }], {
    duration: Math.max(160, Math.min(420, distance / Math.max(2, Math.abs(speed)))),
    easing: 'cubic-bezier(.2, .6, .4, 1)',
  });
  flight.onfinish = () => (card.style.visibility = '');
}

/** Brings a card back from the side it left by. */
export function flyBack(card: HTMLElement, action: Swiped): void {
  if (still()) return;
  stop(card);
  const side = action === 'like' ? 1 : -1;
  void animate(
    card,
    { transform: [`translate3d(${side * 110}%, 0, 0) rotate(${side * 16}deg)`, 'none'] },
    { type: spring, bounce: 0.2, duration: 0.45 },
  );
}

/**
 * Drags the card by finger, pen or mouse. Released far or fast enough it calls `onSwipe` with its speed in px per ms; else a
 * spring brings it back, and it can be grabbed again at any time. Returns the function that stops this.
 */
export function followPointer(
  card: HTMLElement,
  onSwipe: (action: Swiped, speed: number) => void,
): () => void {
  let pull: { id: number; x: number; y: number; low: boolean; moved: boolean } | null = null;
  let trail: { x: number; at: number }[] = [];
  let frame = 0;
  let at = { x: 0, y: 0 };

  const width = () => card.offsetWidth;
  const draw = () => {
    frame = 0;
    if (!pull) return;
    card.style.transform = pulled(at.x, at.y, { width: width(), low: pull.low });
    showPull(card, at.x / (width() / 2));
  };
  const goHome = () => {
    showPull(card, 0);
    if (still()) return void (card.style.transform = '');
    void animate(card, { transform: 'none' }, { type: spring, bounce: 0.35, duration: 0.5 });
  };

  function grab(event: PointerEvent): void {
    if (pull || event.button !== 0 || (event.target as Element).closest('a, button')) return;
    // A card on its way is grabbed where it is.
    const { transform } = getComputedStyle(card);
    const { m41, m42 } = new DOMMatrix(transform);
    stop(card);
    card.style.transform = transform;
    const { top, height } = card.getBoundingClientRect();
    const low = event.clientY > top + height / 2;
    pull = {
      id: event.pointerId,
      x: event.clientX - m41,
      y: event.clientY - m42 / SINK,
      low,
      moved: false,
    };
    trail = [];
  }
  function move(event: PointerEvent): void {
    if (!pull || event.pointerId !== pull.id) return;
    at = { x: event.clientX - pull.x, y: (event.clientY - pull.y) * SINK };
    if (!pull.moved && Math.abs(at.x) < SLACK) return;
    if (!pull.moved) card.setPointerCapture(event.pointerId);
    pull.moved = true;
    trail = [...trail.slice(-12), { x: at.x, at: event.timeStamp }];
    frame ||= requestAnimationFrame(draw);
  }
  function release(event: PointerEvent): void {
    if (!pull || event.pointerId !== pull.id) return;
    const { moved } = pull;
    pull = null;
    cancelAnimationFrame(frame);
    frame = 0;
    if (!moved) return card.style.transform === 'none' ? undefined : goHome();
    const speed = speedOf(trail, event.timeStamp);
    const action = event.type === 'pointerup' ? judgeRelease({ x: at.x, speed, width: width() }) : null;
    if (action) onSwipe(action, speed);
    else goHome();
  }

  const listeners = { pointerdown: grab, pointermove: move, pointerup: release, pointercancel: release };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) card.addEventListener(name, listeners[name]);
  return () => {
    for (const name of names) card.removeEventListener(name, listeners[name]);
    cancelAnimationFrame(frame);
  };
}
