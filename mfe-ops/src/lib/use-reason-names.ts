import { useIntl } from 'react-intl';
import type { DeleteReason } from '@rendezvous/contract/resources/deletion/values';

/** Why members leave, as operators read it. */
export function useReasonNames(): Record<DeleteReason, string> {
  const intl = useIntl();
  return {
    price: intl.formatMessage({ id: 'ops.leaving.price', defaultMessage: 'Too expensive' }),
    found_someone: intl.formatMessage({ id: 'ops.leaving.found', defaultMessage: 'Met someone' }),
    not_looking: intl.formatMessage({ id: 'ops.leaving.notLooking', defaultMessage: 'Not looking any more' }),
    site_problems: intl.formatMessage({
      id: 'ops.leaving.problems',
      defaultMessage: 'Trouble with the site',
    }),
    no_members: intl.formatMessage({ id: 'ops.leaving.members', defaultMessage: 'Too few people they like' }),
    time: intl.formatMessage({ id: 'ops.leaving.time', defaultMessage: 'Takes too much time' }),
    other: intl.formatMessage({ id: 'reason.another', defaultMessage: 'Another reason' }),
  };
}
