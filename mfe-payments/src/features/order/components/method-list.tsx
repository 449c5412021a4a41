import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import type { PaymentMethod, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import { ChoiceRow } from './choice-row.tsx';
import { LateMark } from './late-mark.tsx';

/** What to know about a method before choosing it. */
function noteOf(intl: IntlShape, id: PaymentMethodId): string | null {
  if (id === 'ideal')
    return intl.formatMessage({ id: 'method.ideal.note', defaultMessage: 'Pay through your own bank' });
  if (id === 'creditcard') return 'Mastercard, Visa';
  if (id === 'sct')
    return intl.formatMessage({ id: 'method.transfer.note', defaultMessage: 'Takes 1 to 2 working days' });
  if (id === 'paysafecard')
    return intl.formatMessage({ id: 'method.voucher.note', defaultMessage: 'With a code from the shop' });
  return null;
}

interface MethodListProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethodId | undefined;
  onChoose: (id: PaymentMethodId) => void;
}

/** The ways to pay as one choice (spec §2 payment-method overview). */
export function MethodList({ methods, chosen, onChoose }: MethodListProps) {
  const intl = useIntl();
  const nameOf = useMethodName();
  return (
    <Fields>
      <VisuallyHidden as="legend">
        {intl.formatMessage({ id: 'method.choose', defaultMessage: 'Choose how to pay' })}
      </VisuallyHidden>
      {methods.map(({ id }) => {
        const note = noteOf(intl, id);
        return (
          <ChoiceRow
            key={id}
            name="method"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            title={nameOf(id)}
            note={note}
            end={<LateMark method={id} />}
          />
        );
      })}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
