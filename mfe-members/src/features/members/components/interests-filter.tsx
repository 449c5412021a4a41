import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { interestLabel } from '@rendezvous/i18n/labels';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { ChipRemovable } from '@rendezvous/ui/chip';
import { Legend } from '@rendezvous/ui/field';
import { Icon } from '@rendezvous/ui/icon';
import { PLUS } from '@rendezvous/ui/icons/plus';
import type { FilterProps } from './filter-props.ts';

const InterestsPicker = lazyScreen(() =>
  import(/* webpackChunkName: "filter-parts" */ './interests-picker.tsx').then(
    (module) => module.InterestsPicker,
  ),
);

/** Filter for interests; a member must have all of them. */
export function InterestsFilter({ filters: { interests }, onChange }: FilterProps) {
  usePreload(InterestsPicker);
  const intl = useIntl();
  const [picking, setPicking] = useState(false);
  return (
    <fieldset>
      <Legend>{intl.formatMessage({ id: 'members.filters.interests', defaultMessage: 'Interests' })}</Legend>
      <Chosen>
        {interests.map((interest) => (
          <ChipRemovable
            key={interest}
            removeLabel={intl.formatMessage(
              { id: 'members.filters.interests.remove', defaultMessage: 'Remove {interest}' },
              { interest: interestLabel(intl, interest) },
            )}
            onRemove={() => onChange({ interests: interests.filter((other) => other !== interest) })}
          >
            {interestLabel(intl, interest)}
          </ChipRemovable>
        ))}
        <Button tone="quiet" size="s" aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <Icon of={PLUS} />
          {intl.formatMessage({ id: 'members.filters.interests.add', defaultMessage: 'Add' })}
        </Button>
      </Chosen>
      {picking && (
        <InterestsPicker
          chosen={interests}
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
