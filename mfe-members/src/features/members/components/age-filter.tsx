import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { latePart } from '@rendezvous/remote/late-part';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { AGE_DIVIDE } from '../filters.ts';
import type { FilterProps } from './filter-props.ts';

type Half = 'young' | 'older';

/** Exact ages come after the page; the two halves work without them. */
const AgeRange = latePart(
  () => import(/* webpackChunkName: "search-parts" */ './age-range.tsx').then((module) => module.AgeRange),
  { missing: 'insist', afterHydration: true },
);

/** Two halves for a quick choice (spec §9 Age filter), a slider for exact ages. */
export function AgeFilter({ filters, onChange }: FilterProps) {
  const intl = useIntl();
  const { min_age: youngest } = useSettings();
  const { min_age: from, max_age: to } = filters;
  const half: Half | null =
    (from ?? youngest) === youngest && to === AGE_DIVIDE
      ? 'young'
      : from === AGE_DIVIDE && to === undefined
        ? 'older'
        : null;
  return (
    <Ages>
      <SegmentedControl<Half>
        name={useId()}
        legend={intl.formatMessage({ id: 'members.filters.age', defaultMessage: 'Age' })}
        value={half}
        onChange={(chosen) =>
          onChange(
            chosen === 'young'
              ? { min_age: youngest, max_age: AGE_DIVIDE }
              : { min_age: AGE_DIVIDE, max_age: undefined },
          )
        }
        options={[
          {
            value: 'young',
            label: intl.formatMessage(
              { id: 'members.filters.age.range', defaultMessage: '{min}–{max}' },
              { min: youngest, max: AGE_DIVIDE },
            ),
          },
          {
            value: 'older',
            label: intl.formatMessage(
              { id: 'members.filters.age.over', defaultMessage: '{min}+' },
              { min: AGE_DIVIDE },
            ),
          },
        ]}
      />
      <Exact>
        <AgeRange youngest={youngest} from={from} to={to} onChange={onChange} />
      </Exact>
    </Ages>
  );
}

const Ages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
`;

/** Room for the slider and its fields before they are here. */
const Exact = styled.div`
  min-height: 130px;
`;
