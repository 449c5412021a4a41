import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsReport, OpsSaidMessage } from '@rendezvous/contract/operators/reports/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useTimeText } from '#src/lib/use-time-text.ts';

interface Props {
  report: Pick<OpsReport, 'member' | 'reporter' | 'status'>;
  said: OpsSaidMessage[];
}

/** The reported message, marked, among those around it: as plain text, never markup. */
export function SaidMessages({ report: { member, reporter, status }, said }: Props) {
  const intl = useIntl();
  const time = useTimeText();
  const nobody = intl.formatMessage({ id: 'reports.erased', defaultMessage: 'Account erased' });
  const names = { member: member.name, reporter: reporter?.name ?? nobody };
  return (
    <>
      <Lead>
        {status === 'open'
          ? intl.formatMessage({
              id: 'reports.said.open',
              defaultMessage:
                'The reported message is marked. Those around it are deleted once the report is closed.',
            })
          : intl.formatMessage({
              id: 'reports.said.closed',
              defaultMessage: 'The messages around it were deleted when the report was closed.',
            })}
      </Lead>
      <List>
        {said.map((message) => (
          <Item
            key={`${message.at} ${message.by} ${message.text ?? message.kind}`}
            $marked={message.reported}
          >
            <Who>
              <b>{names[message.by]}</b> {time(message.at)}
              {message.reported && (
                <Mark>{intl.formatMessage({ id: 'reports.said.mark', defaultMessage: 'Reported' })}</Mark>
              )}
            </Who>
            <Said message={message} other={names[message.by === 'member' ? 'reporter' : 'member']} />
          </Item>
        ))}
      </List>
    </>
  );
}

function Said({
  message: { kind, text: words, half_prompt: half, gift },
  other,
}: {
  message: OpsSaidMessage;
  /** Name of the member who wrote the half sentence. */
  other: string;
}) {
  const intl = useIntl();
  if (words !== null)
    return (
      <>
        {half && (
          <Half>
            <b>{other}</b>{' '}
            <span lang={half.language} dir="auto">
              {half.beginning} {half.text}
            </span>
          </Half>
        )}
        <p dir="auto">{words}</p>
      </>
    );
  return (
    <p>
      <i>
        {kind === 'gift'
          ? intl.formatMessage({ id: 'reports.said.gift', defaultMessage: 'Gift: {gift}' }, { gift })
          : intl.formatMessage({ id: 'photo.one', defaultMessage: 'A photo' })}
      </i>
    </p>
  );
}

const Lead = styled.p`
  ${text.small}
  max-width: 72ch;
  margin-bottom: ${theme.space.s3};
  color: ${theme.color.ink2};
`;
const List = styled.ol`
  display: grid;
  gap: ${theme.space.s2};
  max-width: 72ch;
  margin-bottom: ${theme.space.s4};
`;
const Item = styled.li<{ $marked: boolean }>`
  padding: ${theme.space.s2} ${theme.space.s3};
  border-radius: ${theme.radius.r2};
  background: ${({ $marked }) => ($marked ? theme.color.surface3 : 'transparent')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Who = styled.p`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s2};
  color: ${theme.color.ink2};
`;
/** What the message completes, in the words of the other member. */
const Half = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;
const Mark = styled.strong`
  color: ${theme.color.ink};
`;
