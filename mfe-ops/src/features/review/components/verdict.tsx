import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';

interface Props<R extends string> {
  approve: string;
  reject: string;
  /** Keys that do the same, where there are some. */
  keys?: readonly [approve: string, reject: string];
  reasons: readonly (readonly [reason: R, name: string])[];
  isRejecting: boolean;
  busy?: boolean;
  onRejecting: (isRejecting: boolean) => void;
  onApprove: () => void;
  onReject: (reason: R) => void;
}

/** Two ways to decide; the second asks for its reason, which decides at once. */
export function Verdict<R extends string>({
  approve,
  reject,
  keys,
  reasons,
  isRejecting,
  busy = false,
  onRejecting,
  onApprove,
  onReject,
}: Props<R>) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasRejecting = useRef(false);
  useEffect(() => {
    if (isRejecting) list.current?.querySelector('button')?.focus();
    else if (wasRejecting.current) opener.current?.focus();
    wasRejecting.current = isRejecting;
  }, [isRejecting]);

  if (!isRejecting)
    return (
      <Ways>
        <Button size="lg" loading={busy} aria-keyshortcuts={keys?.[0]} onClick={onApprove}>
          {approve}
        </Button>
        <Button
          ref={opener}
          size="lg"
          tone="danger"
          disabled={busy}
          aria-keyshortcuts={keys?.[1]}
          onClick={() => onRejecting(true)}
        >
          {reject}
        </Button>
      </Ways>
    );
  const title = intl.formatMessage({ id: 'review.why', defaultMessage: 'What’s wrong with it?' });
  return (
    <Reasons ref={list} role="group" aria-label={title}>
      <Title aria-hidden="true">{title}</Title>
      {reasons.map(([reason, name], place) => (
        <Button key={reason} tone="outline" size="s" wide loading={busy} onClick={() => onReject(reason)}>
          {keys && <Digit aria-hidden="true">{place + 1}</Digit>}
          {name}
        </Button>
      ))}
      <Button tone="quiet" size="s" onClick={() => onRejecting(false)}>
        {intl.formatMessage({ id: 'review.back', defaultMessage: 'Back' })}
      </Button>
    </Reasons>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s2h};
`;

const Reasons = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  justify-items: start;
`;

const Title = styled.p`
  ${text.title}
`;

const Digit = styled.span`
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.medium};
`;
