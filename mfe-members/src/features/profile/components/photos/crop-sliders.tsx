import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { CROP_PARTS } from '@rendezvous/contract/resources/photos/values';
import { theme } from '@rendezvous/theme/theme';
import type { Cut } from '#src/features/profile/crop.ts';

interface Props {
  cut: Cut;
  /** Least share of the size. */
  least: number;
  onChange: (part: Partial<Cut>) => void;
}

/** Size and place of a crop by native sliders: all of it works by keyboard. */
export function CropSliders({ cut: { share, x, y }, least, onChange }: Props) {
  const intl = useIntl();
  const sliders = [
    {
      key: 'share',
      label: intl.formatMessage({ id: 'profile.crop.size', defaultMessage: 'Size' }),
      min: Math.ceil(least * 100),
      max: 100,
      value: Math.round(share * 100),
      change: (value: number) => onChange({ share: value / 100 }),
    },
    {
      key: 'x',
      label: intl.formatMessage({ id: 'profile.crop.across', defaultMessage: 'Left to right' }),
      min: 0,
      max: CROP_PARTS,
      value: Math.round(x),
      change: (value: number) => onChange({ x: value }),
    },
    {
      key: 'y',
      label: intl.formatMessage({ id: 'profile.crop.down', defaultMessage: 'Top to bottom' }),
      min: 0,
      max: CROP_PARTS,
      value: Math.round(y),
      change: (value: number) => onChange({ y: value }),
    },
  ];
  return (
    <Sliders>
      {sliders.map(({ key, label, min, max, value, change }) => (
        <label key={key}>
          <span>{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={max === CROP_PARTS ? 10 : 1}
            value={value}
            onChange={({ target }) => change(Number(target.value))}
          />
        </label>
      ))}
    </Sliders>
  );
}

const Sliders = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, auto) 1fr;
  column-gap: ${theme.space.s3};
  margin-top: ${theme.space.s3};

  /* The longest word sets where all three begin. */
  > label {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: ${theme.size.target};
    font-size: ${theme.size.label};
  }

  input {
    width: 100%;
    min-height: ${theme.size.target};
    accent-color: ${theme.color.zest};
  }
`;
