import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import type { PaymentMethod, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useMethodName } from '@rendezvous/domain/use-method-name';
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
          <Row key={id}>
            <Radio
              type="radio"
              name="method"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <Mark />
            <Words>
              <Name>{nameOf(id)}</Name>
              {note && <Note>{note}</Note>}
            </Words>
            <LateMark method={id} />
          </Row>
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

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s3h};
  min-height: 60px;
  padding: ${theme.space.s2} ${theme.space.s4};
  background: ${theme.color.surface};
  border-radius: ${theme.radius.r2};
  box-shadow: inset 0 0 0 1.5px ${theme.color.line};
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${theme.color.zest};
    background: ${theme.color.zestSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  position: absolute;
  opacity: 0;
`;

const Mark = styled.span`
  width: 24px;
  height: 24px;
  flex: none;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color.lineStrong};
  input:checked ~ & {
    box-shadow: none;
    background: linear-gradient(
      90deg,
      ${theme.color.halfA} 0 11px,
      ${theme.color.surface} 11px 13px,
      ${theme.color.zest} 13px
    );
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.b`
  display: block;
`;

const Note = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
