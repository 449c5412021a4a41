import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLeaveGuard } from '@rendezvous/domain/forms/use-leave-guard';
import type { FieldFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { draftOf, valueOf, type Draft } from '../values.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ValueFields } from './value-fields.tsx';

interface Props {
  setting: OpsSetting;
  domain: string;
  onDone: () => Promise<unknown>;
}

/** Edits a value by its type. Nothing is saved before its difference was seen. */
export function SettingForm({ setting, domain, onDone }: Props) {
  const intl = useIntl();
  const [draft, setDraft] = useState<Draft>(() => draftOf(setting));
  const [fault, setFault] = useState<FieldFault>();
  /** What is asked about: a value as JSON, or null for the end of the own value. */
  const [asked, setAsked] = useState<{ value: string | null } | null>(null);
  const typed = valueOf(setting, draft);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(setting));
  const leaving = useLeaveGuard(() => isChanged);
  const isOwn = domain === '*' ? setting.source === 'all' : setting.source === 'domain';

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ('json' in typed) return setAsked({ value: typed.json });
    setFault(typed.fault);
    event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <ValueFields
        setting={setting}
        draft={draft}
        error={fault && fieldErrorText(intl, fault)}
        onChange={(next) => {
          setFault(undefined);
          setDraft(next);
        }}
      />
      <Acts>
        <Button type="submit" disabled={!isChanged}>
          {intl.formatMessage({ id: 'settings.review', defaultMessage: 'See the difference' })}
        </Button>
        {isOwn && (
          <Button tone="outline" onClick={() => setAsked({ value: null })}>
            {intl.formatMessage({ id: 'settings.drop', defaultMessage: 'Take this value away' })}
          </Button>
        )}
      </Acts>
      {asked && (
        <ChangeDialog
          setting={setting}
          domain={domain}
          value={asked.value}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2h};
`;
