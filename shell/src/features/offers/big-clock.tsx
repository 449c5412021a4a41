import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { SpokenMinutes } from './spoken-minutes.tsx';

const Cells = styled.p`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.seam.button};
  margin-top: ${theme.space.s4h};
  & span {
    display: grid;
    justify-items: center;
    padding: ${theme.space.s2} ${theme.space.s1};
    font-size: ${theme.size.small};
    line-height: ${theme.line.micro};
    background: ${theme.color.fig};
    color: ${theme.color.figWord};
  }
  & span:first-child {
    border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};
  }
  & span:last-child {
    border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam};
  }
  & b {
    font: ${theme.weight.display} ${theme.size.d2} / ${theme.line.d2} ${theme.font.display};
    font-variation-settings: 'opsz' 20;
    font-variant-numeric: lining-nums tabular-nums;
    color: ${theme.color.onFig};
  }
`;

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds left, large; spoken at 60, 10 and 1 minute only. */
export function BigClock({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (
    <>
      <Cells
        role="timer"
        aria-label={intl.formatMessage({ id: 'frame.clock.label', defaultMessage: 'Time left' })}
      >
        <span>
          <b>{two(hours)}</b>
          <FormattedMessage id="frame.clock.hours" defaultMessage="hours" />
        </span>
        <span>
          <b>{two(minutes)}</b>
          <FormattedMessage id="clock.minutes" defaultMessage="min" />
        </span>
        <span>
          <b>{two(rest)}</b>
          <FormattedMessage id="clock.seconds" defaultMessage="sec" />
        </span>
      </Cells>
      <SpokenMinutes seconds={seconds} />
    </>
  );
}
