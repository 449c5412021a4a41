import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsSettingChange } from '@rendezvous/contract/operators/settings/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { More } from '#src/lib/more.tsx';
import { useMay } from '#src/lib/operator.ts';
import { Read } from '#src/lib/read.tsx';
import { Section } from '#src/lib/section.tsx';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { undoChange, type useSettingChanges } from '../api/settings.ts';
import { shortValue } from '../values.ts';

type Props = ReturnType<typeof useSettingChanges> & { onUndone: () => Promise<unknown> };

/** Changes of a setting: operator, time, former and new value. Each change can be undone, which is a change of its own. */
export function ChangeList({ reading, pages, onUndone }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const time = useTimeText();
  const mayChange = useMay('settings.change');
  const { run, busy } = useOpsAct((id: string) => undoChange(id), {
    async onDone() {
      await onUndone();
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({ id: 'settings.undone', defaultMessage: 'The value from before is back' }),
      });
    },
  });
  const none = intl.formatMessage({ id: 'settings.noOwn', defaultMessage: 'nothing set' });
  const said = (value: string | null): string => (value === null ? none : shortValue(value));
  const undo = intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' });
  return (
    <Section title={intl.formatMessage({ id: 'settings.history', defaultMessage: 'History' })}>
      <Read reading={reading} height="120px">
        {({ items }) =>
          items.length === 0 ? (
            <p>{intl.formatMessage({ id: 'settings.history.none', defaultMessage: 'Never changed.' })}</p>
          ) : (
            <ol>
              {items.map(({ id, at, operator, before, after }: OpsSettingChange) => (
                <Change key={id}>
                  <div>
                    <small>
                      {operator} · {time(at)}
                    </small>
                    <p>
                      {intl.formatMessage(
                        { id: 'settings.history.from', defaultMessage: 'From {before} to {after}' },
                        {
                          before: <del key="before">{said(before)}</del>,
                          after: <b key="after">{said(after)}</b>,
                        },
                      )}
                    </p>
                  </div>
                  {mayChange && (
                    <Button
                      tone="outline"
                      size="s"
                      loading={busy}
                      aria-label={`${undo}: ${time(at)}`}
                      onClick={() => void run(id)}
                    >
                      {undo}
                    </Button>
                  )}
                </Change>
              ))}
            </ol>
          )
        }
      </Read>
      <More pages={pages} />
    </Section>
  );
}

const Change = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2} ${theme.space.s3};
  padding-block: ${theme.space.s2h};
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
  & small {
    ${text.small}
    color: ${theme.color.ink2};
  }
  & > div {
    flex: 1 1 240px;
    min-width: 0;
  }
`;
