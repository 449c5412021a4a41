import { useState } from 'react';
import { useIntl } from 'react-intl';
import { INTERESTS, INTERESTS_MAX, type Interest } from '@rendezvous/contract/profile-values';
import { interestLabel } from '@rendezvous/i18n/labels';
import { Button } from '@rendezvous/ui/button';
import { ChipToggle } from '@rendezvous/ui/chip';
import { Hint, Legend } from '@rendezvous/ui/field';
import { Row } from '@rendezvous/ui/page';

/** Offered first; the others come when asked for. */
const FIRST: ReadonlySet<Interest> = new Set([
  'dancing',
  'travelling',
  'music',
  'movies',
  'hiking',
  'cooking',
  'foodie',
  'wine',
  'reading',
  'beach',
]);

/** At most fifteen interests out of the product's list (spec §3 Interests). */
export function InterestsField({
  value,
  onChange,
}: {
  value: readonly Interest[];
  onChange: (value: Interest[]) => void;
}) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const shown = all
    ? INTERESTS
    : INTERESTS.filter((interest) => FIRST.has(interest) || value.includes(interest));
  const full = value.length >= INTERESTS_MAX;
  const toggle = (interest: Interest) =>
    onChange(value.includes(interest) ? value.filter((chosen) => chosen !== interest) : [...value, interest]);
  return (
    <fieldset>
      <Legend>{intl.formatMessage({ id: 'signup.interests.legend', defaultMessage: 'Interests' })}</Legend>
      <Row $gap={8} $wrap>
        {shown.map((interest) => (
          <ChipToggle
            key={interest}
            pressed={value.includes(interest)}
            disabled={full && !value.includes(interest)}
            onToggle={() => toggle(interest)}
          >
            {interestLabel(intl, interest)}
          </ChipToggle>
        ))}
        {!all && (
          <Button tone="quiet" size="s" onClick={() => setAll(true)}>
            {intl.formatMessage(
              { id: 'signup.interests.all', defaultMessage: 'Show all {count}' },
              { count: INTERESTS.length },
            )}
          </Button>
        )}
      </Row>
      <Hint as="output">
        {intl.formatMessage(
          { id: 'signup.interests.hint', defaultMessage: '{count} of at most {limit} chosen' },
          { count: value.length, limit: INTERESTS_MAX },
        )}
      </Hint>
    </fieldset>
  );
}
