import { useIntl } from 'react-intl';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';

/** The one fact of a member that says most: here now, interests in common, or new. Undefined when there is none. */
export function usePersonFacts(): (card: MemberCard) => string | undefined {
  const intl = useIntl();
  const showsInterests = useSettings().visible_profile_fields.includes('interests');
  return ({ online, new_member: isNew, interests_in_common: count }) => {
    if (online) return intl.formatMessage({ id: 'tonight.person.here', defaultMessage: 'Here now' });
    if (showsInterests && count > 0)
      return intl.formatMessage(
        { id: 'member.interests.common', defaultMessage: '{count} in common' },
        { count },
      );
    return isNew ? intl.formatMessage({ id: 'card.new', defaultMessage: 'New here' }) : undefined;
  };
}
