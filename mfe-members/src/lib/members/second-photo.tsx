import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { theme } from '@rendezvous/theme/theme';

/** A pointer that rests this long asks for the second photo. */
const HOVER_MS = 150;
const PRESS_MS = 400;

/**
 * A second photo of the member over the card's own, while a pointer rests on the card or a finger rests on it. It comes with the
 * member's page, which the press that follows then shows at once.
 */
export function SecondPhoto({ id }: { id: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(false);
  const { data } = useEndpoint(READ_MEMBER, asked ? { id } : null);
  const second = data?.member.photos.slice(1).find((photo) => !photo.locked);

  useEffect(() => {
    const card = place.current?.closest('article');
    if (!card) return;
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const show = (byFinger: boolean) => {
      isPressed = byFinger;
      setAsked(true);
      setShown(true);
    };
    const wait = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      isPressed = false;
      const finger = pointerType !== 'mouse';
      timer = setTimeout(() => show(finger), finger ? PRESS_MS : HOVER_MS);
    };
    const end = ({ type }: Event) => {
      clearTimeout(timer);
      // No press follows, so that there is none to swallow.
      if (type === 'pointercancel') isPressed = false;
      setShown(false);
    };
    card.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && wait(event), {
      signal,
    });
    card.addEventListener('pointerdown', (event) => event.pointerType !== 'mouse' && wait(event), { signal });
    for (const name of ['pointerleave', 'pointerup', 'pointercancel'] as const)
      card.addEventListener(name, end, { signal });
    // A finger that rested on the card has looked, not pressed.
    const swallow = (event: Event) => {
      if (!isPressed) return;
      isPressed = event.type === 'contextmenu';
      event.preventDefault();
      event.stopPropagation();
    };
    card.addEventListener('click', swallow, { signal, capture: true });
    card.addEventListener('contextmenu', swallow, { signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);

  return (
    <Over ref={place} $shown={shown && second !== undefined}>
      {second && <img src={second.urls.medium} alt="" />}
    </Over>
  );
}

const Over = styled.span<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${theme.motion.base} ${theme.motion.std};
  pointer-events: none;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
