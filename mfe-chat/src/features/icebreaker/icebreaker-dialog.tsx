import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Icebreaker, IcebreakerName } from '@rendezvous/contract/resources/icebreakers/schemas';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { control } from '@rendezvous/ui/controls/control';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { option } from '#src/lib/sending/option.ts';
import { SendDialog } from '#src/lib/sending/send-dialog.tsx';
import { useIcebreakers } from '#src/lib/use-icebreakers.ts';

/** Slot of icebreakers: lines to pick and change, at the price of a message (spec §2 icebreaker modal). */
export function IcebreakerDialog({
  slot: { member },
  close,
}: {
  slot: SlotProps['icebreaker'];
  close: () => void;
}) {
  const intl = useIntl();
  const { message_length: limit } = useSettings();
  const [line, setLine] = useState<Icebreaker | null>(null);
  const text = visibleText(line?.text ?? '');
  return (
    <SendDialog
      member={member}
      title={(name) =>
        intl.formatMessage({ id: 'icebreaker.title', defaultMessage: 'Break the ice with {name}' }, { name })
      }
      label={intl.formatMessage({ id: 'icebreaker.send', defaultMessage: 'Send this line' })}
      choose={intl.formatMessage({ id: 'icebreaker.choose', defaultMessage: 'Pick a line' })}
      kind="icebreaker"
      priceOf={(chat) => chat.price.message}
      content={
        line && text !== '' && text.length <= limit ? { kind: 'icebreaker', icebreaker: line.id, text } : null
      }
      close={close}
    >
      <Lines member={member} chosen={line?.id ?? null} onChoose={setLine} />
      {line && (
        <Words line={line} limit={limit} onChange={(changed) => setLine({ ...line, text: changed })} />
      )}
    </SendDialog>
  );
}

function Lines({
  member,
  chosen,
  onChoose,
}: {
  member: string;
  chosen: IcebreakerName | null;
  onChoose: (line: Icebreaker) => void;
}) {
  const intl = useIntl();
  const { lines, failed, retry } = useIcebreakers(member);
  if (failed) return <FailedRegion onRetry={retry} />;
  if (!lines)
    return (
      <Waiting>
        <List>
          <Skeleton $height="252px" $radius="28px" />
        </List>
      </Waiting>
    );
  return (
    <fieldset>
      <VisuallyHidden as="legend">
        {intl.formatMessage({ id: 'icebreaker.choose', defaultMessage: 'Pick a line' })}
      </VisuallyHidden>
      <List>
        {lines.map((line) => (
          <Line key={line.id}>
            <HiddenInput
              type="radio"
              name="icebreaker"
              checked={chosen === line.id}
              onChange={() => onChoose(line)}
            />
            <Disc aria-hidden />
            <span>{line.text}</span>
          </Line>
        ))}
      </List>
    </fieldset>
  );
}

/** The line as it will be sent, open to changes. */
function Words({
  line,
  limit,
  onChange,
}: {
  line: Icebreaker;
  limit: number;
  onChange: (text: string) => void;
}) {
  const intl = useIntl();
  const id = useId();
  return (
    <Own>
      <label htmlFor={id}>
        {intl.formatMessage({ id: 'icebreaker.own', defaultMessage: 'In your own words, if you like' })}
      </label>
      <Field
        id={id}
        rows={2}
        maxLength={limit}
        value={line.text}
        onChange={(event) => onChange(event.target.value)}
      />
    </Own>
  );
}

const List = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  max-height: min(292px, 38dvh);
  margin-top: ${theme.space.s4};
  padding: ${theme.space.s1};
  overflow: auto;
`;
const Line = styled.label`
  ${option}
  display: flex;
  align-items: center;
  gap: ${theme.space.s3h};
  min-height: 56px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
  line-height: 1.3;
`;
/** An empty ring, a whole disc of two halves once chosen. */
const Disc = styled.span`
  flex: none;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: 50%;
  :checked + & {
    border: 0;
    background: linear-gradient(
      90deg,
      ${theme.color.halfA} 0 10px,
      transparent 10px 12px,
      ${theme.color.zest} 12px
    );
  }
`;
const Own = styled.div`
  margin-top: ${theme.space.s3};
  & > label {
    display: block;
    margin-bottom: ${theme.space.s1};
    font-size: ${theme.size.small};
    color: ${theme.color.ink2};
  }
`;
const Field = styled.textarea`
  ${control}
  min-height: 72px;
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.r3};
  resize: none;
  field-sizing: content;
`;
