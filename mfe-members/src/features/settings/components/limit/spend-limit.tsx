import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { Row } from '@rendezvous/ui/layout/page';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { amountOf, typedAmount } from '#src/features/settings/amount.ts';
import { useChangeLimit } from '#src/features/settings/hooks/use-change-limit.ts';
import { useLimitTexts } from '#src/features/settings/hooks/use-limit-texts.ts';

/** The limit in words, a raise that waits, and the form. What was typed stays after a refusal. */
export function SpendLimit({ facts }: { facts: SpendLimitResponse }) {
  const intl = useIntl();
  const { limit, next, currency } = facts;
  const texts = useLimitTexts(facts);
  const [typed, setTyped] = useState(limit?.currency === currency ? typedAmount(limit.amount) : '');
  const [wrong, setWrong] = useState(false);
  const { run, busy, dialog } = useChangeLimit(limit);
  const saver = useRef<HTMLButtonElement>(null);

  /** A button that leaves with its limit hands the focus to the one that stays. */
  async function change(to: Money | null): Promise<void> {
    if ((await run(to)) !== undefined) saver.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const amount = amountOf(typed);
    setWrong(amount === null);
    if (amount === null) document.getElementById(FIELD)?.focus();
    else void run({ amount, currency });
  }

  return (
    <>
      <Room onSubmit={submit} noValidate>
        <p role="status">{texts.now}</p>
        {texts.later && (
          <Row $wrap>
            <b>{texts.later}</b>
            {limit?.currency === currency && next && (
              <Button tone="quiet" size="s" loading={busy} onClick={() => void change(limit)}>
                {intl.formatMessage({ id: 'settings.limit.keep', defaultMessage: 'Keep the current limit' })}
              </Button>
            )}
          </Row>
        )}
        <Amount>
          <Field
            id={FIELD}
            label={intl.formatMessage(
              { id: 'settings.limit.amount', defaultMessage: 'Monthly limit ({currency})' },
              { currency },
            )}
            error={
              wrong &&
              intl.formatMessage({
                id: 'settings.limit.invalid',
                defaultMessage: 'Enter an amount, such as 50 or 49.50.',
              })
            }
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setWrong(false);
                }}
              />
            )}
          </Field>
        </Amount>
        <Row $wrap>
          <Button ref={saver} type="submit" tone="outline" loading={busy}>
            {limit
              ? intl.formatMessage({ id: 'settings.limit.change', defaultMessage: 'Change limit' })
              : intl.formatMessage({ id: 'settings.limit.set', defaultMessage: 'Set limit' })}
          </Button>
          {limit && (
            <Button tone="quiet" loading={busy} onClick={() => void change(null)}>
              {intl.formatMessage({ id: 'settings.limit.end', defaultMessage: 'Remove limit' })}
            </Button>
          )}
        </Row>
      </Room>
      {dialog}
    </>
  );
}

const FIELD = 'spend-limit';

const Room = styled.form`
  display: grid;
  gap: ${theme.space.s3h};
  margin-top: ${theme.space.s2};
`;

const Amount = styled.div`
  max-width: 280px;
`;
