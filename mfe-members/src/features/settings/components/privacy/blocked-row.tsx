import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactCard } from '@rendezvous/contract/resources/members/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { Button } from '@rendezvous/ui/controls/button';
import { useUnblock } from '#src/features/settings/hooks/use-unblock.ts';

/** A blocked member with the way to end the block. The name leads to the profile where that still opens. */
export function BlockedRow({ card, onUnblocked }: { card: ContactCard; onUnblocked: () => void }) {
  const intl = useIntl();
  const image = usePicture()(card.main_image);
  const { run, busy } = useUnblock(card, onUnblocked);
  const { id, name, age } = card;
  return (
    <Line>
      <Avatar picture={image} />
      <Name>{age === null ? name : <Link to={pathTo('members-id', { id })}>{name}</Link>}</Name>
      <Button
        tone="outline"
        size="s"
        loading={busy}
        aria-label={intl.formatMessage({ id: 'block.undo', defaultMessage: 'Unblock {name}' }, { name })}
        onClick={() => void run()}
      >
        {intl.formatMessage({ id: 'settings.blocked.unblock', defaultMessage: 'Unblock' })}
      </Button>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  min-height: 60px;
  padding-block: ${theme.space.s2};
  border-bottom: 1px solid ${theme.color.line};
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${theme.weight.medium};
`;
