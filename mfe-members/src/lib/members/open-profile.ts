import type { MouseEvent } from 'react';

/** Marks the photo of a profile, into which the photo of a card grows. */
const PROFILE_PHOTO = '[data-profile-photo]';
const NAME = 'member-photo';
/** A profile that is not there by then opens without the transition. */
const LONGEST_WAIT_MS = 250;

const plainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Resolves when the profile's photo is in the page, or after the longest wait. */
function profilePhoto(): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const done = () => {
      const photo = document.querySelector<HTMLElement>(PROFILE_PHOTO);
      if (!photo && performance.now() < latest) return;
      watcher.disconnect();
      clearTimeout(timer);
      resolve(photo);
    };
    const latest = performance.now() + LONGEST_WAIT_MS;
    const watcher = new MutationObserver(done);
    const timer = setTimeout(done, LONGEST_WAIT_MS + 1);
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Opens a profile from its card: the photo of the card grows into the photo of the profile. Without view transitions, with
 * reduced motion, or for a press that opens a new tab, the link does its own work.
 */
export function openProfile(event: MouseEvent<HTMLElement>, go: () => void): void {
  if (event.defaultPrevented || !plainPress(event) || !('startViewTransition' in document)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const photo = event.currentTarget.closest('article')?.querySelector<HTMLElement>('[data-photo]');
  if (!photo) return;
  event.preventDefault();
  photo.style.viewTransitionName = NAME;
  let grown: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = '';
    const former = document.querySelector(PROFILE_PHOTO);
    former?.removeAttribute('data-profile-photo');
    go();
    grown = await profilePhoto();
    if (grown) grown.style.viewTransitionName = NAME;
  });
  // A transition that is skipped, for example by the next one, has still changed the page.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (grown) grown.style.viewTransitionName = '';
  });
}
