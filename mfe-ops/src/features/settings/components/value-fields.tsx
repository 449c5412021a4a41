import { FormattedDisplayName, useIntl } from 'react-intl';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import styled from 'styled-components';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { ONLY, type Draft } from '../values.ts';

interface Props {
  setting: OpsSetting;
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

const Code = styled(Textarea)`
  font-family: ui-monospace, monospace;
`;

/** Fields for a value of each type; a list or an object is edited as JSON. */
export function ValueFields({ setting, draft, error, onChange }: Props) {
  const intl = useIntl();
  const { kind, minimum, maximum, choices } = setting;
  const label = intl.formatMessage({ id: 'settings.value', defaultMessage: 'Value' });
  const value = draft[ONLY] ?? '';
  const set = (next: string, field = ONLY) => onChange({ ...draft, [field]: next });

  if (kind === 'texts')
    return LOCALE_CODES.map((locale) => (
      <Field key={locale} label={<FormattedDisplayName type="language" value={locale} />}>
        {(control) => (
          <Textarea
            {...control}
            lang={locale}
            rows={2}
            value={draft[locale]}
            onChange={({ target }) => set(target.value, locale)}
          />
        )}
      </Field>
    ));
  if (kind === 'flag' || kind === 'choice')
    return (
      <Field label={label} error={error}>
        {(control) => (
          <Select {...control} value={value} onChange={({ target }) => set(target.value)}>
            {kind === 'flag' ? (
              <>
                <option value="true">
                  {intl.formatMessage({ id: 'settings.on', defaultMessage: 'On' })}
                </option>
                <option value="false">
                  {intl.formatMessage({ id: 'settings.off', defaultMessage: 'Off' })}
                </option>
              </>
            ) : (
              choices?.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))
            )}
          </Select>
        )}
      </Field>
    );
  if (kind === 'json')
    return (
      <Field
        label={label}
        error={error}
        hint={intl.formatMessage({ id: 'settings.json', defaultMessage: 'Written as JSON.' })}
      >
        {(control) => (
          <Code
            {...control}
            rows={Math.min(18, value.split('\n').length + 1)}
            spellCheck={false}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Field>
    );
  return (
    <Field
      label={label}
      error={error}
      hint={
        kind === 'number' && minimum !== null && maximum !== null
          ? intl.formatMessage(
              { id: 'settings.between', defaultMessage: 'From {minimum, number} to {maximum, number}.' },
              { minimum, maximum },
            )
          : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}
