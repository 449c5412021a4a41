import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { tryCode } from '../api/get-packages.ts';

/** A place for a discount code. Codes never stack: a code replaces the member's discount (spec §5 Discount code). */
export function DiscountForm({
  applied,
  onApply,
}: {
  applied: string | null;
  onApply: (code: string | null) => void;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const { run, busy, refused } = useAct((code: string) => tryCode(code), {
    onDone() {
      onApply(typed.trim().toUpperCase());
      setTyped('');
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    if (code) void run(code);
  };
  if (applied !== null) {
    return (
      <Line>
        {intl.formatMessage(
          { id: 'discount.applied', defaultMessage: 'Code {code} is applied to this order.' },
          { code: applied },
        )}
        <Button tone="quiet" size="s" onClick={() => onApply(null)}>
          {intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
        </Button>
      </Line>
    );
  }
  return (
    <details>
      <Summary>
        {intl.formatMessage({ id: 'discount.open', defaultMessage: 'I have a discount code' })}
      </Summary>
      <form onSubmit={handleSubmit} noValidate>
        <Field
          label={intl.formatMessage({ id: 'discount.label', defaultMessage: 'Discount code' })}
          error={refused ? errorText(intl, refused.problem) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Apply>
          <Button type="submit" tone="outline" size="s" loading={busy}>
            {intl.formatMessage({ id: 'discount.apply', defaultMessage: 'Use code' })}
          </Button>
        </Apply>
      </form>
    </details>
  );
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
  margin-top: ${theme.space.s1};
  color: ${theme.color.zestText};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
`;

const Apply = styled.p`
  margin-top: ${theme.space.s2h};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s2};
`;
