import { useIntl } from 'react-intl';
import { useCapability, useSettings } from '@rendezvous/remote/react/hooks';
import { Icon } from '@rendezvous/ui/layout/icon';
import { GIFT } from '@rendezvous/ui/icons/objects/gift';
import { HEART } from '@rendezvous/ui/icons/objects/heart';
import { IMAGE } from '@rendezvous/ui/icons/objects/image';
import { MESSAGE } from '@rendezvous/ui/icons/objects/message';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { Ledger } from '@rendezvous/ui/product/ledger';
import { useCreditsText } from '@rendezvous/domain/use-money-text';

/** Items left, prices right. Every amount is a setting. */
export function PriceLedger() {
  const intl = useIntl();
  const settings = useSettings();
  const creditsText = useCreditsText();
  const withPhotos = useCapability('chat_photos');
  const withGifts = useCapability('gifts');
  const free = intl.formatMessage({ id: 'home.prices.free', defaultMessage: 'Free' });
  return (
    <Ledger
      rows={[
        {
          what: (
            <>
              <Icon of={USER} />
              {intl.formatMessage({ id: 'home.prices.browse', defaultMessage: 'Sign up, search and browse' })}
            </>
          ),
          cost: free,
        },
        {
          what: (
            <>
              <Icon of={HEART} />
              {intl.formatMessage(
                { id: 'home.prices.likes', defaultMessage: 'Likes, up to {count} a day' },
                { count: settings.free_likes_per_day },
              )}
            </>
          ),
          cost: free,
        },
        {
          what: (
            <>
              <Icon of={MESSAGE} />
              {intl.formatMessage({ id: 'price.message', defaultMessage: 'A message' })}
            </>
          ),
          cost: creditsText(settings.message_credits),
        },
        withPhotos && {
          what: (
            <>
              <Icon of={IMAGE} />
              {intl.formatMessage({ id: 'home.prices.photo', defaultMessage: 'A photo in a chat' })}
            </>
          ),
          cost: creditsText(settings.photo_credits),
        },
        withGifts && {
          what: (
            <>
              <Icon of={GIFT} />
              {intl.formatMessage({ id: 'price.gift', defaultMessage: 'A gift' })}
            </>
          ),
          cost: creditsText(settings.gift_credits),
        },
      ].filter((row) => row !== false)}
    />
  );
}
