import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { useRoute, useTopic } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Countdown } from '@rendezvous/ui/product/countdown';
import { text } from '@rendezvous/ui/layout/text';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A discount that ends, with its clock; at zero the prices are asked for again (spec §4 Time bonus). */
export function BonusBox({ discount, onEnd }: { discount: DiscountCode; onEnd: () => void }) {
  const intl = useIntl();
  const left = useSecondsLeft(discount, onEnd);
  const bonus = useTopic('timebonus:changed');
  const here = useRoute();
  const isBonus = bonus?.code === discount.code;
  // A page has one clock: where the banner shows it, the box does not.
  const isTimed = !(isBonus && bonus.isVisible && here?.route.name === 'premium');
  if (left === null || left === 0) return null;
  const parts = [
    {
      value: Math.floor(left / 3600),
      unit: intl.formatMessage({ id: 'bonus.hours', defaultMessage: 'hours' }),
    },
    {
      value: Math.floor(left / 60) % 60,
      unit: intl.formatMessage({ id: 'clock.minutes', defaultMessage: 'min' }),
    },
    { value: left % 60, unit: intl.formatMessage({ id: 'clock.seconds', defaultMessage: 'sec' }) },
  ];
  return (
    <Box aria-label={intl.formatMessage({ id: 'bonus.label', defaultMessage: 'Time bonus' })}>
      {isTimed && isBonus && <Countdown share={left / bonus.window_seconds} />}
      <div>
        <Title>
          {intl.formatMessage(
            {
              id: 'bonus.title',
              defaultMessage: '{percentage, number, ::percent scale/0.01} off your first package',
            },
            { percentage: discount.value_percentage },
          )}
        </Title>
        <Words>
          {intl.formatMessage({
            id: 'bonus.text',
            defaultMessage:
              'The prices below already include it. When the time is up the normal price applies; nothing else changes.',
          })}
        </Words>
      </div>
      {isTimed && (
        <Clock role="timer">
          {parts.map(({ value, unit }) => (
            <span key={unit}>
              <b>{two(value)}</b> {unit}
            </span>
          ))}
        </Clock>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s3} ${theme.space.s4};
  align-items: center;
  margin-top: ${theme.space.s4h};
  padding: ${theme.space.s4h};
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  border-radius: ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam};

  & > div:first-child {
    grid-column: 1 / -1;
  }
  & > svg {
    width: 36px;
    height: 54px;
  }

  ${media.tablet} {
    grid-template-columns: auto 1fr auto;
  }
`;

const Title = styled.h2`
  ${text.title}
`;

const Words = styled.p`
  ${text.small}
  color: ${theme.color.figWord};
`;

const Clock = styled.p`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.seam.button};

  & span {
    display: grid;
    justify-items: center;
    padding: ${theme.space.s1h} ${theme.space.s1};
    background: ${theme.color.figHover};
    font-size: ${theme.size.micro};
    line-height: ${theme.line.tab};
  }
  & span:first-child {
    border-radius: ${theme.curve.c24} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c24};
  }
  & span:last-child {
    border-radius: ${theme.radius.seam} ${theme.curve.c24} ${theme.curve.c24} ${theme.radius.seam};
  }
  & b {
    font: ${theme.weight.display} ${theme.size.d1} / ${theme.line.d1} ${theme.font.display};
    font-variation-settings: 'opsz' 18;
    font-variant-numeric: lining-nums tabular-nums;
  }

  ${media.tablet} {
    grid-column: auto;
    & span {
      min-width: 64px;
    }
  }
`;
