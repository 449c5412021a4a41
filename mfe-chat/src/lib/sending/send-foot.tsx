import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { usePriceText } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { SEND } from '@rendezvous/ui/icons/actions/send';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import type { Content } from './content.ts';
import { useBuy } from '#src/lib/use-buy.ts';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';
import { usePurse, type SendAct } from './use-send-to.ts';

interface Props {
  chat: ChatResponse;
  name: string;
  /** Act of the button, as it says it. */
  label: string;
  price: number;
  kind: Content['kind'];
  /** Request to choose, in words; null once something is chosen. */
  missing: string | null;
  act: Pick<SendAct, 'busy' | 'refused'>;
  onSend: () => void;
}

/** Button of a dialog that sends, with its price in credits and money, what is left to spend, and why it failed. */
export function SendFoot({ chat, name, label, price, kind, missing, act: { busy, refused }, onSend }: Props) {
  const intl = useIntl();
  const cost = usePriceText()(price);
  const buy = useBuy(chat);
  const refusalText = useRefusalText();
  const { credits, confirmed, affords } = usePurse();
  const short = !affords(price);
  const note = useId();
  return (
    <Foot>
      {refused && <Failure role="alert">{refusalText(refused.code, name)}</Failure>}
      <SplitButton
        wide
        tight
        cost={cost}
        mark={price > 0}
        disabled={missing !== null || short || busy}
        aria-describedby={note}
        aria-label={`${label}, ${cost}`}
        onClick={onSend}
      >
        <Icon of={SEND} />
        {label}
      </SplitButton>
      <Note id={note} $short={short}>
        {missing !== null && !short && <b>{missing}</b>}
        {short && (
          <b>
            {intl.formatMessage(
              {
                id: 'send.short',
                defaultMessage:
                  '{kind, select, gift {Not enough credits for this gift} photo {Not enough credits for this photo} other {Not enough credits for this message}}',
              },
              { kind },
            )}
          </b>
        )}
        {!confirmed &&
          intl.formatMessage({
            id: 'composer.unconfirmed',
            defaultMessage: 'Your messages go out once you’ve confirmed your e-mail address',
          })}
        {confirmed &&
          price === 0 &&
          intl.formatMessage({ id: 'costs.nothing', defaultMessage: 'Writing here costs nothing' })}
        {confirmed &&
          price > 0 &&
          intl.formatMessage(
            {
              id: 'send.balance',
              defaultMessage: 'You have {credits, plural, =0 {no credits} one {# credit} other {# credits}}.',
            },
            { credits },
          )}
        {short && (
          <Button size="s" tone="outline" onClick={() => buy('not_enough_credits', price)}>
            {intl.formatMessage({ id: 'credits.buy', defaultMessage: 'Buy credits' })}
          </Button>
        )}
      </Note>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${theme.space.s2h};
  margin-top: ${theme.space.s4h};
`;
const Note = styled.div<{ $short: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s2} ${theme.space.s3};
  text-align: center;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${({ $short }) => ($short ? theme.color.danger : theme.color.ink2)};
`;
const Failure = styled.p`
  text-align: center;
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  color: ${theme.color.danger};
`;
