import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { latePart } from '@rendezvous/remote/late-part';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Legend } from '@rendezvous/ui/controls/field';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PLUS } from '@rendezvous/ui/icons/actions/plus';
import type { FilterProps } from './filter-props.ts';

const InterestsPicker = lazyScreen(() =>
  import(/* webpackChunkName: "search-parts" */ './interests-picker.tsx').then(
    (module) => module.InterestsPicker,
  ),
);

const ChosenInterests = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ './chosen-interests.tsx').then(
      (module) => module.ChosenInterests,
    ),
  { missing: 'insist', afterHydration: true },
);

/** Filter for interests; a member must have all of them. */
export function InterestsFilter({ filters, onChange }: FilterProps) {
  usePreload(InterestsPicker);
  const intl = useIntl();
  const [picking, setPicking] = useState(false);
  return (
    <fieldset>
      <Legend>{intl.formatMessage({ id: 'interests.title', defaultMessage: 'Interests' })}</Legend>
      <Chosen>
        {filters.interests.length > 0 && <ChosenInterests filters={filters} onChange={onChange} />}
        <Button tone="quiet" size="s" aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <Icon of={PLUS} />
          {intl.formatMessage({ id: 'action.add', defaultMessage: 'Add' })}
        </Button>
      </Chosen>
      {picking && (
        <InterestsPicker
          chosen={filters.interests}
          onChange={(chosen) => onChange({ interests: chosen })}
          onClose={() => setPicking(false)}
        />
      )}
    </fieldset>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
