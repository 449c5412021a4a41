import { useIntl } from 'react-intl';
import type { DeleteReason } from '@rendezvous/contract/resources/deletion/values';

/** Reasons for leaving, in the words of members (spec §3 Delete reasons). */
export function useDeleteReasons(): Record<DeleteReason, string> {
  const intl = useIntl();
  return {
    price: intl.formatMessage({
      id: 'settings.delete.reason.price',
      defaultMessage: 'It’s too expensive',
    }),
    found_someone: intl.formatMessage({
      id: 'settings.delete.reason.found',
      defaultMessage: 'I’ve met someone',
    }),
    not_looking: intl.formatMessage({
      id: 'settings.delete.reason.notLooking',
      defaultMessage: 'I’m not looking any more',
    }),
    site_problems: intl.formatMessage({
      id: 'settings.delete.reason.problems',
      defaultMessage: 'Something on the site doesn’t work',
    }),
    no_members: intl.formatMessage({
      id: 'settings.delete.reason.members',
      defaultMessage: 'Too few people I like',
    }),
    time: intl.formatMessage({ id: 'settings.delete.reason.time', defaultMessage: 'It takes too much time' }),
    other: intl.formatMessage({ id: 'reason.another', defaultMessage: 'Another reason' }),
  };
}
