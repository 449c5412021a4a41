import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { useReturnedFocus } from '@rendezvous/ui/hooks/use-returned-focus';
import { PasskeyName } from './passkey-name.tsx';
import { line, What } from '#src/features/settings/components/line.ts';

interface Props {
  passkey: Passkey;
  /** A removal is under way. */
  busy: boolean;
  onRenamed: () => Promise<unknown>;
  onRemove: () => void;
}

/** One passkey: its name, when it was added and last used, with the ways to rename and to remove it. */
export function PasskeyRow({ passkey, busy, onRenamed, onRemove }: Props) {
  const intl = useIntl();
  const [isNaming, setNaming] = useState(false);
  const opener = useReturnedFocus(isNaming);
  const { id, name, created_at, last_used_at } = passkey;
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'medium' });
  if (isNaming)
    return (
      <Line>
        <PasskeyName
          id={id}
          name={name}
          onDone={async () => {
            await onRenamed();
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      </Line>
    );
  return (
    <Line>
      <div>
        <Name>{name}</Name>
        <What>
          {last_used_at
            ? intl.formatMessage(
                { id: 'passkey.used', defaultMessage: 'Added {added} · last used {used}' },
                { added: day(created_at), used: day(last_used_at) },
              )
            : intl.formatMessage(
                { id: 'passkey.unused', defaultMessage: 'Added {added} · not used yet' },
                { added: day(created_at) },
              )}
        </What>
      </div>
      <Acts>
        <Button
          ref={opener}
          tone="quiet"
          size="s"
          aria-label={intl.formatMessage(
            { id: 'passkey.rename.label', defaultMessage: 'Rename {name}' },
            { name },
          )}
          onClick={() => setNaming(true)}
        >
          {intl.formatMessage({ id: 'passkey.rename.act', defaultMessage: 'Rename' })}
        </Button>
        <Button
          tone="outline"
          size="s"
          loading={busy}
          aria-label={intl.formatMessage(
            { id: 'passkey.remove.label', defaultMessage: 'Remove {name}' },
            { name },
          )}
          onClick={onRemove}
        >
          {intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
        </Button>
      </Acts>
    </Line>
  );
}

const Line = styled.li`
  ${line}
  flex-wrap: wrap;
  row-gap: ${theme.space.s2};
  & > form {
    flex: 1;
  }
  & > div:first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

const Name = styled.span`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  gap: ${theme.space.s2};
`;
