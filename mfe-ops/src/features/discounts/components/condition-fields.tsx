import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import { CODE_MEMBER } from '@rendezvous/contract/operators/discounts/values';
import { DISCOUNT_VALIDITIES, PAYMENT_METHODS } from '@rendezvous/contract/resources/payments/values';
import { countryName } from '@rendezvous/i18n/countries';
import { theme } from '@rendezvous/theme/theme';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { Field, Legend } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { useMethodName } from '#src/lib/use-method-name.ts';
import { CURRENCIES, type Draft } from '../draft.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';
import { Pair } from './dialog-form.tsx';

interface Props {
  typed: Draft;
  errorOf: (field: keyof Draft) => string | undefined;
  onChange: (changes: Partial<Draft>) => void;
}

/** Fields of the members and orders that a code is valid for. */
export function ConditionFields({ typed, errorOf, onChange }: Props) {
  const intl = useIntl();
  const method = useMethodName();
  const { validities } = useDiscountWords();
  const any = intl.formatMessage({ id: 'discounts.any', defaultMessage: 'No condition' });
  const toggle = (id: Draft['methods'][number]) =>
    onChange({
      methods: typed.methods.includes(id)
        ? typed.methods.filter((one) => one !== id)
        : [...typed.methods, id],
    });
  return (
    <>
      <Field
        label={intl.formatMessage({ id: 'discounts.validity', defaultMessage: 'How often it works' })}
        error={errorOf('validity')}
      >
        {(control) => (
          <Select
            {...control}
            value={typed.validity}
            onChange={({ target }) =>
              onChange({
                validity: DISCOUNT_VALIDITIES.find((one) => one === target.value) ?? 'once-per-user',
              })
            }
          >
            {DISCOUNT_VALIDITIES.map((each) => (
              <option key={each} value={each}>
                {validities[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={intl.formatMessage({ id: 'discounts.for.first', defaultMessage: 'First purchase only' })}
        checked={typed.first_purchase}
        onChange={({ target }) => onChange({ first_purchase: target.checked })}
      />
      <Field
        label={intl.formatMessage({ id: 'discounts.member', defaultMessage: 'Only for this member' })}
        hint={intl.formatMessage({
          id: 'discounts.member.hint',
          defaultMessage: 'ID or whole e-mail address. Without one the code is for everyone.',
        })}
        error={errorOf('member')}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={CODE_MEMBER.max}
            value={typed.member}
            onChange={({ target }) => onChange({ member: target.value })}
          />
        )}
      </Field>
      <Pair>
        <Field
          label={intl.formatMessage({ id: 'country.name', defaultMessage: 'Country' })}
          error={errorOf('country')}
        >
          {(control) => (
            <Select
              {...control}
              value={typed.country}
              onChange={({ target }) => {
                const country = COUNTRY_CODES.find((code) => code === target.value) ?? '';
                onChange({ country, ...(country && { currency: COUNTRIES[country].currency }) });
              }}
            >
              <option value="">{any}</option>
              {COUNTRY_CODES.map((code) => (
                <option key={code} value={code}>
                  {countryName(intl.locale, code)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={intl.formatMessage({ id: 'discounts.currency', defaultMessage: 'Currency' })}
          error={errorOf('currency')}
        >
          {(control) => (
            <Select
              {...control}
              value={typed.currency}
              onChange={({ target }) => onChange({ currency: target.value })}
            >
              <option value="">{any}</option>
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
      </Pair>
      {typed.currency && (
        <Field
          label={intl.formatMessage(
            { id: 'discounts.minimum', defaultMessage: 'From an order of, in {currency}' },
            { currency: typed.currency },
          )}
          error={errorOf('minimum')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed.minimum}
              onChange={({ target }) => onChange({ minimum: target.value })}
            />
          )}
        </Field>
      )}
      <Methods>
        <Legend>
          {intl.formatMessage({
            id: 'discounts.methods',
            defaultMessage: 'Only with these ways to pay, none ticked for all',
          })}
        </Legend>
        <Columns>
          {PAYMENT_METHODS.map((id) => (
            <Checkbox
              key={id}
              label={method(id)}
              checked={typed.methods.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </Columns>
        {errorOf('methods') && <p role="alert">{errorOf('methods')}</p>}
      </Methods>
    </>
  );
}

const Methods = styled.fieldset`
  & > p {
    color: ${theme.color.danger};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  column-gap: ${theme.space.s3};
`;
