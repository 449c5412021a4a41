import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { OpsBookEntry, OpsBookPair, OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useBookWords } from '../hooks/use-book-words.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

/** The events of a payment, the provider's half beside ours. A pair that fits is whole. */
export function BookPairs({ provider, pairs }: Pick<OpsPayment, 'provider' | 'pairs'>) {
  const intl = useIntl();
  const missing = {
    waiting: intl.formatMessage({ id: 'money.half.waiting', defaultMessage: 'still to come' }),
    missing: intl.formatMessage({
      id: 'money.half.missing',
      defaultMessage: 'nothing: this is a difference',
    }),
    own: intl.formatMessage({ id: 'money.half.own', defaultMessage: 'knows nothing of use' }),
    whole: '',
    apart: '',
  } satisfies Record<OpsBookPair['fit'], string>;
  const half = (entry: OpsBookEntry | null, fit: OpsBookPair['fit'], isLeft: boolean) => (
    <Half $left={isLeft} $fit={entry ? (fit === 'apart' ? 'apart' : 'whole') : fit}>
      {entry ? <Entry entry={entry} /> : missing[fit]}
    </Half>
  );
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            {intl.formatMessage(
              { id: 'money.side.provider', defaultMessage: 'Provider ({provider})' },
              { provider },
            )}
          </th>
          <th scope="col">{intl.formatMessage({ id: 'money.side.ours', defaultMessage: 'Our books' })}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ provider: theirs, ours, fit }) => (
          <tr key={[theirs?.event, theirs?.id, ours?.event, ours?.id].join(' ')}>
            {half(theirs, fit, true)}
            {half(ours, fit, false)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** One half: what happened, and when, how much and under which id. */
function Entry({ entry }: { entry: OpsBookEntry }) {
  const intl = useIntl();
  const time = useTimeText();
  const amountText = useMoneyText();
  const { events, states } = useBookWords();
  const { event, at, amount, credits, id, state } = entry;
  const signed = credits !== null && intl.formatNumber(credits, { signDisplay: 'exceptZero' });
  const facts = [
    at && time(at),
    amount && amountText(amount),
    signed &&
      intl.formatMessage(
        { id: 'money.half.credits', defaultMessage: 'credits: {credits}' },
        { credits: signed },
      ),
    state && states[state],
    id,
  ].filter(Boolean);
  return (
    <>
      <b>{events[event]}</b>
      {facts.length > 0 && (
        <>
          <VisuallyHidden>: </VisuallyHidden>
          <span>{facts.join(' · ')}</span>
        </>
      )}
    </>
  );
}

const FITS = {
  whole: null,
  apart: css`
    background: ${theme.color.dangerSoft};
    color: ${theme.color.onDangerSoft};
  `,
  missing: css`
    background: none;
    border: 2px dashed ${theme.color.danger};
    color: ${theme.color.danger};
  `,
  waiting: css`
    background: none;
    border: 2px dashed ${theme.color.lineStrong};
    color: ${theme.color.ink2};
  `,
  own: css`
    background: none;
    color: ${theme.color.ink2};
  `,
};

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: ${theme.seam.button} ${theme.space.s1h};
  & th {
    padding: 0 ${theme.space.s3};
    ${text.small}
    font-weight: ${theme.weight.medium};
    color: ${theme.color.ink2};
    text-align: left;
  }
`;

const Half = styled.td<{ $left: boolean; $fit: keyof typeof FITS }>`
  padding: ${theme.space.s2h} ${theme.space.s3};
  ${text.small}
  vertical-align: top;
  overflow-wrap: anywhere;
  background: ${({ $left }) => ($left ? theme.color.surface2 : theme.color.figSoft)};
  color: ${({ $left }) => ($left ? theme.color.ink : theme.color.onFigSoft)};
  border-radius: ${({ $left }) =>
    $left
      ? css`
          ${theme.radius.r3} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r3}
        `
      : css`
          ${theme.radius.seam} ${theme.radius.r3} ${theme.radius.r3} ${theme.radius.seam}
        `};
  & > b,
  & > span {
    display: block;
  }
  & > b {
    font-weight: ${theme.weight.strong};
  }
  ${media.tablet} {
    padding-inline: ${theme.space.s4h};
  }
  ${({ $fit }) => FITS[$fit]}
`;
