import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { Small } from '@rendezvous/ui/layout/page';
import type { ExpressRequest } from '../hooks/use-express-request.ts';

/**
 * What starts at once and what that means for withdrawing, beside the pay button; a box where the law wants an express request
 * (PRODUCT.md §1). A changed text needs a new version in `WITHDRAWAL_NOTICES`.
 */
export function WithdrawalNotice({ request }: { request: ExpressRequest }) {
  const intl = useIntl();
  const { refund_days: days } = useSettings();
  if (!request.needed)
    return (
      <Small>
        {intl.formatMessage(
          {
            id: 'order.notice',
            defaultMessage:
              'Your credits are there at once. You can still withdraw from the purchase for {days, plural, one {# day} other {# days}}: you get back what you paid for credits you haven’t used.',
          },
          { days },
        )}
      </Small>
    );
  return (
    <Checkbox
      id={request.id}
      checked={request.given}
      onChange={(event) => request.give(event.target.checked)}
      error={request.missing ? fieldErrorText(intl, { code: 'request_required' }) : undefined}
      label={intl.formatMessage(
        {
          id: 'order.request',
          defaultMessage:
            'I ask you to add my credits at once, before the {days, plural, one {# day} other {# days}} for withdrawing are over. I know that I lose my right of withdrawal for credits I use.',
        },
        { days },
      )}
    />
  );
}
