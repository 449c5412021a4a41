import { useEffect, useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { countryName } from '@rendezvous/i18n/countries';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { useFictionalWords, usePriceText } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { FictionalNote } from '@rendezvous/ui/product/fictional-note';
import { Field } from '@rendezvous/ui/controls/field';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { text as type } from '@rendezvous/ui/layout/text';
import { FormWords, Lead, Title } from '#src/lib/centre.tsx';
import { useFirstMessage } from '#src/features/signup/hooks/use-first-message.ts';

const Place = styled.p`
  color: ${theme.color.ink2};
`;

const Price = styled.p`
  ${type.small}
  color: ${theme.color.ink2};
`;

/** A first message, its price before the tap, and the way into sign-up. To a fictional profile the warning comes first. */
export function DoorForm({ member }: { member: Member }) {
  const intl = useIntl();
  const { signup_credits: start } = useSettings();
  const { singular, warning, icon } = useFictionalWords();
  const priceText = usePriceText();
  const message = useFirstMessage(member);
  const { fault, price, isUnanswered } = message;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isUnanswered) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isUnanswered]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    message.submit();
    if (fault) form.current?.querySelector('textarea')?.focus();
  };
  const { name, age, city, region, country } = member;
  return (
    <FormWords as="form" ref={form} noValidate onSubmit={handleSubmit}>
      <Title>{intl.formatMessage({ id: 'door.title', defaultMessage: 'Write to {name}' }, { name })}</Title>
      <Place>{[age, city ?? region, countryName(intl.locale, country)].filter(Boolean).join(' · ')}</Place>
      {member.fictional && (
        <FictionalNote title={singular} icon={icon}>
          {warning}
        </FictionalNote>
      )}
      {!price.closed && (
        <>
          <Lead>
            {intl.formatMessage({
              id: 'door.lead',
              defaultMessage:
                'Say hello now. Your message goes out once you’ve signed up and confirmed your address.',
            })}
          </Lead>
          <Field
            label={intl.formatMessage({ id: 'door.label', defaultMessage: 'Your first message' })}
            hint={intl.formatMessage({
              id: 'door.hint',
              defaultMessage: 'Optional. Kept on this device until you sign up.',
            })}
            error={fault && fieldErrorText(intl, fault)}
          >
            {(control) => (
              <Textarea
                {...control}
                value={message.text}
                onChange={(event) => message.write(event.target.value)}
              />
            )}
          </Field>
          {member.fictional && (
            <Checkbox
              checked={message.understood}
              onChange={(event) => message.understand(event.target.checked)}
              error={isUnanswered ? fieldErrorText(intl, { code: 'required' }) : undefined}
              label={intl.formatMessage({
                id: 'door.understood',
                defaultMessage: 'I understand, and I want to write',
              })}
            />
          )}
          <Price>
            {price.credits === 0
              ? intl.formatMessage({ id: 'costs.nothing', defaultMessage: 'Writing here costs nothing' })
              : intl.formatMessage(
                  {
                    id: 'door.price',
                    defaultMessage:
                      'Charged when it goes out: {price}. You start with {start, plural, one {# credit} other {# credits}}.',
                  },
                  { price: priceText(price.credits), start },
                )}
          </Price>
        </>
      )}
      <Button type="submit" size="lg">
        {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
      </Button>
    </FormWords>
  );
}
