import { FormattedMessage } from 'react-intl';

/** What the offer is: a quarter is called one. */
export function OfferTitle({ percentage }: { percentage: number }) {
  return percentage === 25 ? (
    <FormattedMessage id="frame.offer.quarter" defaultMessage="A quarter off your first credits" />
  ) : (
    <FormattedMessage
      id="frame.bonus.text"
      defaultMessage="{percentage, number, ::percent scale/0.01} off your first credits"
      values={{ percentage }}
    />
  );
}
