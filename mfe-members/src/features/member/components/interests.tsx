import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/members';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { Chip } from '@rendezvous/ui/chip';

/** Interests, the shared ones first and marked as such (spec §3 Interests). */
export function Interests({ member }: { member: Member }) {
  const intl = useIntl();
  const user = useUser();
  const { visible_profile_fields: visible } = useSettings();
  if (!visible.includes('interests') || member.interests.length === 0) return null;
  const own = user?.id === member.id ? [] : (user?.profile.interests ?? []);
  const shared = member.interests.filter((interest) => own.includes(interest));
  const others = member.interests.filter((interest) => !own.includes(interest));
  return null;
}
