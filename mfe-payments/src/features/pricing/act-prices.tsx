import { useIntl } from 'react-intl';
import { useCreditsText } from '@rendezvous/domain/use-money-text';
import { useCapability, useSettings } from '@rendezvous/remote/react/hooks';
import { Ledger } from '@rendezvous/ui/product/ledger';

/** What each act costs in credits (spec §9 credit costs are settings). */
export function ActPrices() {
  const intl = useIntl();
  const {
    message_credits: message,
    photo_credits: photo,
    gift_credits: gift,
    fictional_contact: contact,
    fictional_singular: fictional,
  } = useSettings();
  const credits = useCreditsText();
  const withPhotos = useCapability('chat_photos');
  const withGifts = useCapability('gifts');
  const rows = [
    {
      what: intl.formatMessage({ id: 'price.message', defaultMessage: 'A message' }),
      cost: credits(message),
    },
    withPhotos && {
      what: intl.formatMessage({ id: 'pricing.act.photo', defaultMessage: 'A photo in chat' }),
      cost: credits(photo),
    },
    withGifts && {
      what: intl.formatMessage({ id: 'price.gift', defaultMessage: 'A gift' }),
      cost: credits(gift),
    },
    {
      what: intl.formatMessage({ id: 'pricing.act.read', defaultMessage: 'Receiving and reading' }),
      cost: credits(0),
    },
    {
      what: intl.formatMessage({ id: 'pricing.act.like', defaultMessage: 'Likes and searching' }),
      cost: credits(0),
    },
  ];
  const toFictional = {
    what: intl.formatMessage(
      { id: 'pricing.act.fictional', defaultMessage: 'A message ({fictional})' },
      { fictional },
    ),
    cost: credits(0),
  };
  return <Ledger rows={[...rows, contact === 'free' && toFictional].filter((row) => row !== false)} />;
}
