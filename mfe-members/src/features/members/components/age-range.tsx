import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/controls/field';
import { RangeSlider, type Range } from '@rendezvous/ui/controls/range-slider';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { AGE_MAX } from '../filters.ts';

type Limit = number | undefined;

interface Props {
  youngest: number;
  from: Limit;
  to: Limit;
  onChange: (ages: { min_age?: Limit; max_age?: Limit }) => void;
}

/** Exact ages: a slider with two thumbs, and a number field for each. The outermost ages set no limit. */
export function AgeRange({ youngest, from, to, onChange }: Props) {
  const intl = useIntl();
  const chosen: Range = [from ?? youngest, to ?? AGE_MAX];
  // Ages that the thumbs show until the address has them.
  const [slid, setSlid] = useState<{ before: string; ages: Range }>();
  const [low, high] = slid?.before === chosen.join() ? slid.ages : chosen;
  const limits = (ages: Range) => ({
    min_age: ages[0] === youngest ? undefined : ages[0],
    max_age: ages[1] === AGE_MAX ? undefined : ages[1],
  });
  const shown = limits([low, high]);
  const labels = [
    intl.formatMessage({ id: 'members.filters.age.from', defaultMessage: 'Age from' }),
    intl.formatMessage({ id: 'members.filters.age.to', defaultMessage: 'Age to' }),
  ] as const;
  const slide = (ages: Range) => setSlid({ before: chosen.join(), ages });
  return (
    <div>
      <RangeSlider
        min={youngest}
        max={AGE_MAX}
        value={[low, high]}
        labels={labels}
        onSlide={slide}
        onChange={(ages) => {
          slide(ages);
          onChange(limits(ages));
        }}
      />
      <Exact>
        <AgeField
          label={labels[0]}
          value={shown.min_age}
          first={youngest}
          last={high}
          onChange={(min_age) => onChange({ min_age })}
        />
        <AgeField
          label={labels[1]}
          value={shown.max_age}
          first={low}
          last={AGE_MAX}
          onChange={(max_age) => onChange({ max_age })}
        />
      </Exact>
    </div>
  );
}

interface AgeFieldProps {
  label: string;
  value: Limit;
  first: number;
  last: number;
  onChange: (age: Limit) => void;
}

/** A typed age counts once the field is left. One out of range stays in the field, with the range below. */
function AgeField({ label, value, first, last, onChange }: AgeFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<{ over: Limit; text: string; wrong: boolean }>();
  const own = typed?.over === value ? typed : undefined;
  const listen = (input: HTMLInputElement | null) => {
    const leave = () => {
      if (!input) return;
      const age = input.value === '' ? undefined : Number(input.value);
      const wrong =
        input.validity.badInput ||
        (age !== undefined && (!Number.isInteger(age) || age < first || age > last));
      setTyped({ over: value, text: input.value, wrong });
      if (!wrong && age !== value) onChange(age);
    };
    input?.addEventListener('change', leave);
    return () => input?.removeEventListener('change', leave);
  };
  return (
    <Field
      label={label}
      error={
        own?.wrong
          ? intl.formatMessage(
              { id: 'members.filters.age.wrong', defaultMessage: 'Choose an age from {first} to {last}.' },
              { first, last },
            )
          : undefined
      }
    >
      {(field) => (
        <TextInput
          {...field}
          ref={listen}
          type="number"
          inputMode="numeric"
          min={first}
          max={last}
          value={own?.text ?? value ?? ''}
          placeholder={intl.formatMessage({ id: 'members.filters.age.any', defaultMessage: 'Any' })}
          onChange={(event) => setTyped({ over: value, text: event.target.value, wrong: false })}
        />
      )}
    </Field>
  );
}

const Exact = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s3};
  margin-top: ${theme.space.s2};
`;
