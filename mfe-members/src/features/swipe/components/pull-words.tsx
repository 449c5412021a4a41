import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { HEART } from '@rendezvous/ui/icons/objects/heart';

/** Meaning of a release: it appears as the card is pulled. `--pull` runs from -1 (pass) to 1 (like). */
export function PullWords() {
  return (
    <Words aria-hidden="true">
      <span>
        <Icon of={CLOSE} size="l" />
      </span>
      <span>
        <Icon of={HEART} size="l" />
      </span>
    </Words>
  );
}

/** A card that goes right shows the like at its left edge, which stays in the window longest. */
const Words = styled.span`
  position: absolute;
  inset: ${theme.space.s4} ${theme.space.s4} auto;
  display: flex;
  flex-direction: row-reverse;
  justify-content: space-between;
  pointer-events: none;

  > span {
    display: grid;
    place-items: center;
    width: 48px;
    height: 72px;
    border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    opacity: calc(var(--pull, 0) * -1.6);
  }

  > span:last-child {
    border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
    background: ${theme.color.zest};
    color: ${theme.color.onZest};
    opacity: calc(var(--pull, 0) * 1.6);

    svg {
      fill: currentColor;
    }
  }
`;
