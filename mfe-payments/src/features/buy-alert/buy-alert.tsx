import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { storeWayBack } from '#src/lib/way-back.ts';
import { PackageLinks } from './package-links.tsx';

type Reason = SlotProps['buy-alert']['reason'];

function titleOf(intl: IntlShape, reason: Reason): string {
  if (reason === 'not_enough_credits')
    return intl.formatMessage({ id: 'alert.credits.title', defaultMessage: 'Not enough credits' });
  if (reason === 'conversation_limit')
    return intl.formatMessage({
      id: 'alert.limit.title',
      defaultMessage: 'You’ve reached your conversation limit',
    });
  return intl.formatMessage({ id: 'alert.premium.title', defaultMessage: 'For Premium members' });
}

/** What is missing, in figures. */
function textOf(
  intl: IntlShape,
  { reason, needed }: SlotProps['buy-alert'],
  credits: number,
  settings: Settings,
): string {
  if (reason === 'not_enough_credits') {
    return intl.formatMessage(
      {
        id: 'alert.credits.text',
        defaultMessage:
          'This costs {needed, plural, one {# credit} other {# credits}}, and you have {credits, plural, =0 {none} one {#} other {#}}. We’ve kept what you wrote.',
      },
      { needed: needed ?? settings.message_credits, credits },
    );
  }
  if (reason === 'conversation_limit') {
    return intl.formatMessage(
      {
        id: 'alert.limit.text',
        defaultMessage:
          'Free members can start {count, plural, one {# conversation} other {# conversations}}. With your first package you start as many as you like.',
      },
      { count: settings.free_conversations },
    );
  }
  return intl.formatMessage({
    id: 'alert.premium.text',
    defaultMessage: 'Your first package of credits makes you a Premium member, and you stay one.',
  });
}

/** Says why something was refused and offers the packages (spec §8 Not enough credits, Premium-only feature). */
export function BuyAlert({ slot, close }: { slot: SlotProps['buy-alert']; close: () => void }) {
  const intl = useIntl();
  const user = useUser();
  const settings = useSettings();
  const paid = user?.paid_user ?? false;
  const leave = () => {
    storeWayBack(slot.back);
    close();
  };
  return (
    <Modal title={titleOf(intl, slot.reason)} onClose={close}>
      <Words>{textOf(intl, slot, user?.credits ?? 0, settings)}</Words>
      <PackageLinks onLeave={leave} />
      <Ways>
        <ButtonLink to={pathTo(paid ? 'credits' : 'premium')} tone="outline" onClick={leave}>
          {intl.formatMessage({ id: 'alert.all', defaultMessage: 'See all packages' })}
        </ButtonLink>
        <Button tone="quiet" onClick={close}>
          {intl.formatMessage({ id: 'action.later', defaultMessage: 'Not now' })}
        </Button>
      </Ways>
    </Modal>
  );
}

const Words = styled.p`
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4};
`;
