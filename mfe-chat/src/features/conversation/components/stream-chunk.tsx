import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Distance from the window within which entries are drawn. */
const NEAR = '50% 0px';
/**
 * Entries of a stream, or chunks of them, drawn only near the window. Elsewhere their room stays: the height they had, or a guess for older ones
 * that were never drawn: above the window a wrong one moves nothing. What has the focus stays.
 */
export function StreamChunk({
  name,
  heights,
  guess,
  children,
}: {
  name: string | number;
  /** Heights that chunks had, by their names: one that comes back within its block fills the same room. */
  heights: Map<string | number, number>;
  /** Height until it was drawn; null draws it at once. */
  guess: number | null;
  children: () => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(heights.get(name) ?? guess);
  useEffect(() => {
    const element = place.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        const isDrawn = isIntersecting || element.contains(document.activeElement);
        // A chunk learns that it is out of sight no later than its block does.
        if (!isDrawn) heights.set(name, boundingClientRect.height);
        setHeight(isDrawn ? null : boundingClientRect.height);
      },
      { root: element.closest('[role="log"]'), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [heights, name]);
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
