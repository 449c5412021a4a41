import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import { Button } from '@rendezvous/ui/controls/button';
import { useReturnedFocus } from '@rendezvous/ui/hooks/use-returned-focus';
import { Row, RowWords } from '#src/lib/rows.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { renamePasskey } from '../api/passkeys.ts';
import { NameForm } from './name-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  passkey: Passkey;
  onChanged: () => Promise<unknown>;
  /** Removes it, asking for a fresh second factor where the server wants one. */
  onRemove: (id: string) => Promise<unknown>;
  busy: boolean;
}

/** One passkey: its name, when it was added and last used, and what can be done with it. */
export function PasskeyRow({ passkey, onChanged, onRemove, busy }: Props) {
  const intl = useIntl();
  const time = useTimeText();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const opener = useReturnedFocus(open === 'name');
  const { id, name, created_at, last_used_at } = passkey;
  if (open === 'name')
    return (
      <Row>
        <NameForm
          label={intl.formatMessage({ id: 'passkey.name', defaultMessage: 'Name of the passkey' })}
          submit={intl.formatMessage({ id: 'passkey.rename.submit', defaultMessage: 'Save the name' })}
          name={name}
          send={(typed) => renamePasskey(id, typed)}
          onDone={async () => {
            await onChanged();
            setOpen(null);
          }}
        >
          <Button tone="quiet" onClick={() => setOpen(null)}>
            {intl.formatMessage({ id: 'action.cancel', defaultMessage: 'Cancel' })}
          </Button>
        </NameForm>
      </Row>
    );
  return (
    <Row>
      <RowWords>
        <b>{name}</b>
        <span>
          {last_used_at
            ? intl.formatMessage(
                { id: 'passkey.used', defaultMessage: 'Added {added} · last used {used}' },
                { added: time(created_at), used: time(last_used_at) },
              )
            : intl.formatMessage(
                { id: 'passkey.unused', defaultMessage: 'Added {added} · not used yet' },
                { added: time(created_at) },
              )}
        </span>
      </RowWords>
      <Button
        ref={opener}
        size="s"
        tone="outline"
        aria-label={intl.formatMessage(
          { id: 'passkey.rename.label', defaultMessage: 'Rename {name}' },
          { name },
        )}
        onClick={() => setOpen('name')}
      >
        {intl.formatMessage({ id: 'passkey.rename.act', defaultMessage: 'Rename' })}
      </Button>
      <Button
        size="s"
        tone="danger"
        loading={busy}
        aria-label={intl.formatMessage(
          { id: 'passkey.remove.label', defaultMessage: 'Remove {name}' },
          { name },
        )}
        onClick={() => setOpen('remove')}
      >
        {intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
      </Button>
      {open === 'remove' && (
        <RemoveDialog
          name={name}
          onCancel={() => setOpen(null)}
          onRemove={() => {
            setOpen(null);
            void onRemove(id);
          }}
        />
      )}
    </Row>
  );
}
