import { useIntl } from 'react-intl';
import { interestLabel } from '@rendezvous/i18n/labels';
import { ChipRemovable } from '@rendezvous/ui/controls/chip';
import type { FilterProps } from './filter-props.ts';

/** The interests of the filter; each can be removed. */
export function ChosenInterests({ filters: { interests }, onChange }: FilterProps) {
  const intl = useIntl();
  return interests.map((interest) => {
    const label = interestLabel(intl, interest);
    return (
      <ChipRemovable
        key={interest}
        removeLabel={intl.formatMessage(
          { id: 'members.filters.remove', defaultMessage: 'Remove {filter}' },
          { filter: label },
        )}
        onRemove={() => onChange({ interests: interests.filter((other) => other !== interest) })}
      >
        {label}
      </ChipRemovable>
    );
  });
}
