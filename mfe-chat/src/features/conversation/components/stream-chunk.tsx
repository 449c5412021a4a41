import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** How far outside the window entries are still drawn. */
const NEAR = '50% 0px';
/** Height in pixels that an entry has until it was drawn; above the window a wrong guess moves nothing. */
const GUESS = 56;

/**
 * Entries of a stream, drawn only near the window. Elsewhere their room stands: the height they had, or a guess for older ones
 * that were never drawn (`isOlder`). What holds the focus stays.
 */
export function StreamChunk({
  count,
  isOlder,
  children,
}: {
  count: number;
  isOlder: boolean;
  children: () => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(isOlder ? count * GUESS : null);
  useEffect(() => {
    const element = place.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        const isKept = isIntersecting || element.contains(document.activeElement);
        setHeight(isKept ? null : boundingClientRect.height);
      },
      { root: element.closest('[role="log"]'), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Entries ref={place} style={height === null ? undefined : { height }}>
      {height === null && children()}
    </Entries>
  );
}

const Entries = styled.div`
  display: grid;
  gap: ${theme.space.s2h};
`;
