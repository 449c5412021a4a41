import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Icon } from '@rendezvous/ui/layout/icon';
import { MESSAGE } from '@rendezvous/ui/icons/objects/message';
import { SplitLink } from '@rendezvous/ui/controls/split-button';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useCreditsText } from '@rendezvous/domain/use-money-text';
import { useMessagePrice } from '@rendezvous/remote/react/use-domain';

interface Props {
  member: { id: string; name: string; fictional: boolean };
  /** Id of an existing conversation. */
  to?: string;
  /** Shows "Message" instead of "Message Nadia". */
  short?: boolean;
  wide?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** Link that starts or continues a conversation, with the price of a message. Nothing where writing is impossible. */
export function MessageLink({
  member: { id, name, fictional },
  to,
  short = false,
  wide = false,
  onClick,
}: Props) {
  const intl = useIntl();
  const creditsText = useCreditsText();
  const { credits, closed } = useMessagePrice(fictional);
  if (closed) return null;
  const full = intl.formatMessage(
    { id: 'member.action.message', defaultMessage: 'Message {name}' },
    { name },
  );
  const cost = creditsText(credits);
  return (
    <SplitLink
      to={to ?? pathTo('members-id-chat', { id })}
      wide={wide}
      cost={cost}
      mark={credits > 0}
      onClick={onClick}
    >
      {!short && <Icon of={MESSAGE} />}
      <span aria-hidden>
        {short ? intl.formatMessage({ id: 'member.action.message.short', defaultMessage: 'Message' }) : full}
      </span>
      <VisuallyHidden>{full}, </VisuallyHidden>
    </SplitLink>
  );
}
