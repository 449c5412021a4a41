import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Half a ring from 0 to three times the alarm, filled up to a share, with the alarm as a dashed line. A picture of the figure beside it. */
export function DisputeGauge({ share, alarm }: { share: number; alarm: number }) {
  const most = Math.max(alarm * 3, 1);
  const length = Math.PI * 44;
  const filled = Math.min(1, share / most) * length;
  const angle = Math.PI * (1 - Math.min(1, alarm / most));
  const at = (radius: number) => `${60 + radius * Math.cos(angle)} ${60 - radius * Math.sin(angle)}`;
  return (
    <Gauge viewBox="0 0 120 64" aria-hidden="true">
      <path d="M16 60a44 44 0 0 1 88 0" />
      <Filled d="M16 60a44 44 0 0 1 88 0" strokeDasharray={`${filled} ${length}`} />
      <Alarm d={`M${at(30)}L${at(58)}`} />
    </Gauge>
  );
}

const Gauge = styled.svg`
  flex: 0 0 120px;
  width: 120px;
  fill: none;
  stroke: ${theme.color.surface3};
  stroke-width: 24px;
`;

const Filled = styled.path`
  stroke: ${theme.color.fig};
`;

const Alarm = styled.path`
  stroke: ${theme.color.danger};
  stroke-width: 2px;
  stroke-dasharray: 3 2;
`;
