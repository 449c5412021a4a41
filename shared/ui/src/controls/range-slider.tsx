import { useState } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const THUMB = 28;

export type Range = readonly [low: number, high: number];

const Holder = styled.div`
  position: relative;
  height: ${theme.size.target};
`;

/** Line between the centres of the outermost thumbs. */
const Line = styled.svg`
  position: absolute;
  top: calc(50% - 3px);
  left: ${THUMB / 2}px;
  width: calc(100% - ${THUMB}px);
  height: 6px;
  overflow: visible;
`;

const Ground = styled.rect`
  fill: ${theme.color.surface3};
`;

const Chosen = styled.rect`
  fill: ${theme.color.fig};
`;

const thumb = css`
  width: ${THUMB}px;
  height: ${THUMB}px;
  border: 2px solid ${theme.color.fig};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.rest};
  cursor: grab;
  pointer-events: auto;
`;

const focused = css`
  outline: 3px solid ${theme.color.focus};
  outline-offset: 2px;
`;

/** Half a disc, flat on the side of the other thumb. Only the thumb receives the pointer, so that both inputs can lie on one another. */
const Native = styled.input<{ $end: 'low' | 'high'; $above: boolean }>`
  appearance: none;
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  pointer-events: none;
  z-index: ${({ $above }) => ($above ? 2 : 1)};
  --thumb-shape: ${({ $end }) => ($end === 'low' ? '14px 5px 5px 14px' : '5px 14px 14px 5px')};
  &::-webkit-slider-thumb {
    appearance: none;
    border-radius: var(--thumb-shape);
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    border-radius: var(--thumb-shape);
    ${thumb}
  }
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${focused}
  }
  &:focus-visible::-moz-range-thumb {
    ${focused}
  }
`;

export interface RangeSliderProps {
  min: number;
  max: number;
  value: Range;
  /** Accessible names of the two thumbs. */
  labels: readonly [low: string, high: string];
  /** Called while a thumb moves. */
  onSlide: (value: Range) => void;
  /** Called when a thumb is released, and after each step of the keyboard. */
  onChange: (value: Range) => void;
}

/** Two thumbs on one line, each a native slider. Neither passes the other. */
export function RangeSlider({ min, max, value, labels, onSlide, onChange }: RangeSliderProps) {
  const [last, setLast] = useState<'low' | 'high'>('high');
  const [low, high] = value;
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const end = (which: 'low' | 'high') => {
    const at = which === 'low' ? low : high;
    const moved = (to: number): Range =>
      which === 'low' ? [Math.min(to, high), high] : [low, Math.max(to, low)];
    // React's `onChange` is the platform's `input` event; `change` follows the release of the thumb.
    const listen = (input: HTMLInputElement | null) => {
      const release = () => input && onChange(moved(Number(input.value)));
      input?.addEventListener('change', release);
      return () => input?.removeEventListener('change', release);
    };
    return (
      <Native
        ref={listen}
        type="range"
        min={min}
        max={max}
        value={at}
        aria-label={labels[which === 'low' ? 0 : 1]}
        onChange={(event) => {
          setLast(which);
          onSlide(moved(Number(event.target.value)));
        }}
        $end={which}
        $above={last === which}
      />
    );
  };
  return (
    <Holder>
      <Line aria-hidden="true" focusable="false">
        <Ground width="100%" height="6" rx="3" />
        <Chosen x={share(low)} width={`${((high - low) / (max - min)) * 100}%`} height="6" />
      </Line>
      {end('low')}
      {end('high')}
    </Holder>
  );
}
