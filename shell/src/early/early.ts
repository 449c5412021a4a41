import { CLIENT_HEADER } from '@rendezvous/api-client/client-header';
import { LIKE } from '@rendezvous/contract/resources/likes/calls';
import { FRAME_ID } from '@rendezvous/contract/composition/page';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import { ASK, PRESSED, LISTENING, REFUSED, SIGN_UP } from '#src/lib/early-names.ts';
import type { Early } from '#src/lib/early-presses.ts';
import { showChosenTheme } from './theme.ts';

/**
 * Runs in the page's head before anything is drawn, and answers presses while the server's HTML does not listen yet:
 * what is pressed shows it at once, what needs no screen is carried out, and the rest is stored for hydration. At most 2 KB,
 * since it is part of every page (tools/src/checks/budgets.ts). Going back inside the site before the frame can follow asks
 * the server for that page.
 */
const early: Early = { presses: [], keys: {} };
// The frame removes it before a remote's code runs.
globalThis.early = early;

const REFUSED_MS = 8000;
const path = (): string => location.pathname + location.search;
const first = path();

// A fragment of this page (the link to the content) arrives here too, and asks for nothing.
addEventListener('popstate', () => {
  if (path() !== first && document.querySelector(`#${FRAME_ID}[${SERVER_RENDERED}]`)) location.reload();
});

// A page restored from the browser's cache shows no earlier press.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.querySelectorAll(`[${PRESSED}]`).forEach(release);
});

addEventListener('click', answer, true);
showChosenTheme();

function markPressed(target: Element): void {
  target.setAttribute(PRESSED, '');
  target.ariaBusy = 'true';
}

function release(target: Element): void {
  target.removeAttribute(PRESSED);
  target.ariaBusy = null;
}

function answer(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>('button,[role=button],summary,a[href]');
  // The screen's own part may listen already while the frame around it does not, and the other way round.
  const part = target?.closest(`[${SERVER_RENDERED}],[${LISTENING}]`);
  if (!event.isTrusted || !target || !part?.hasAttribute(SERVER_RENDERED)) return;
  // The platform opens menus and folds.
  if (target.matches('summary,[popovertarget]')) return;
  // It also follows links and sends forms that the server understands; that needs a while, and elsewhere a new tab.
  if (target.matches('a,form[method] [type=submit]')) {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !target.matches('[target],[href^="#"]'))
      markPressed(target);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  act(target);
}

function act(target: HTMLElement): void {
  const { like, dismiss } = target.dataset;
  const ask = document.getElementById(ASK) as HTMLDialogElement | null;
  if (like && ask) {
    const signUp = ask.querySelector<HTMLAnchorElement>(`[${SIGN_UP}]`);
    if (signUp) signUp.search = `?member=${like}`;
    return ask.showModal();
  }
  const pressed = target.ariaPressed;
  if (pressed === null && early.presses.some((press) => press.target === target)) return;
  const undo = (): void => {
    target.ariaPressed = pressed;
    release(target);
  };
  early.presses.push({ target, undo });
  if (pressed) target.ariaPressed = String(pressed === 'false');
  if (dismiss) close(target, dismiss);
  else if (!like) markPressed(target);
  else if (!early.keys[like]) send(like, pressed === 'true', undo);
}

/** Remembers a notice as closed, as the frame will find it, and hides it. */
function close(target: Element, name: string): void {
  try {
    localStorage[name] = Date.now();
  } catch {
    // Storage is forbidden: the frame remembers it for this page.
  }
  (target.closest('[role=status],[role=alert],aside') as HTMLElement).hidden = true;
}

/** Likes, or withdraws a like. The frame asks again under the same key and gets this answer. */
function send(member: string, liked: boolean, undo: () => void): void {
  const key = (early.keys[member] = crypto.randomUUID());
  void fetch(LIKE.path, {
    method: liked ? 'DELETE' : 'POST',
    keepalive: true,
    headers: { ...CLIENT_HEADER, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ member }),
  }).then(
    ({ status }) => {
      // Of other failures the frame makes further tries, and it knows the reasons. Once it has the press it also shows them.
      if (status < 400 || status > 499 || !early.keys[member]) return;
      undo();
      const note = document.getElementById(REFUSED)!;
      note.hidden = false;
      setTimeout(() => (note.hidden = true), REFUSED_MS);
    },
    () => undefined,
  );
}
