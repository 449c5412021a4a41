import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Mandate } from '@rendezvous/contract/resources/mandates/schemas';
import { useMeansText } from '#src/features/settings/hooks/use-means-text.ts';
import { useCapability } from '@rendezvous/remote/react/hooks';
import { useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { theme } from '@rendezvous/theme/theme';
import { focusHeading } from '@rendezvous/ui/focus';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';
import { useStoredMeans } from '#src/features/settings/hooks/use-stored-means.ts';
import { MeansRow } from './means-row.tsx';
import { NoMeans } from './no-means.tsx';

const HEADING = 'stored-means';

/** Cards and accounts that are stored for repeat orders: the last four of each, and its removal (PRODUCT.md §1 Repeat order). */
export function StoredMeans() {
  const works = useCapability('repeat_order');
  return works ? <Means /> : null;
}

function Means() {
  const intl = useIntl();
  const meansText = useMeansText();
  const { confirm, dialog } = useReauthentication();
  const { items, failed, retry, remove, isRemoving } = useStoredMeans(confirm);
  const [leaving, setLeaving] = useState<Mandate | null>(null);

  /** The question is over before a fresh log-in is asked for. The row goes with its button: the focus goes to the heading. */
  async function removeAndStay({ id }: Mandate): Promise<void> {
    setLeaving(null);
    if (await remove(id)) focusHeading(HEADING);
  }

  return (
    <Part
      id={HEADING}
      title={intl.formatMessage({ id: 'settings.means.title', defaultMessage: 'Kept for repeat orders' })}
      lead={intl.formatMessage({
        id: 'settings.means.lead',
        defaultMessage:
          'Used only when you press a repeat order yourself. We know the last four digits; the rest stays with the payment company.',
      })}
    >
      {!items && (failed ? <ListFailed onRetry={retry} /> : <ListWaiting />)}
      {items?.length === 0 && <NoMeans />}
      {items && items.length > 0 && (
        <List>
          {items.map((means) => (
            <MeansRow key={means.id} means={means} busy={isRemoving} onRemove={() => setLeaving(means)} />
          ))}
        </List>
      )}
      {leaving && (
        <QuestionDialog
          title={intl.formatMessage(
            { id: 'settings.means.ask', defaultMessage: 'Remove {means}?' },
            { means: meansText(leaving) },
          )}
          text={intl.formatMessage({
            id: 'settings.means.ask.text',
            defaultMessage:
              'It is deleted here and at the payment company. Running refunds still reach it. A repeat order then asks how you want to pay.',
          })}
          act={
            leaving.method === 'sdd'
              ? intl.formatMessage({ id: 'settings.means.act.account', defaultMessage: 'Remove the account' })
              : intl.formatMessage({ id: 'settings.means.act.card', defaultMessage: 'Remove the card' })
          }
          cancel={intl.formatMessage({ id: 'passkey.keep', defaultMessage: 'Keep it' })}
          onAct={() => void removeAndStay(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
      {dialog}
    </Part>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s0h};
  margin-top: ${theme.space.s3h};
`;
