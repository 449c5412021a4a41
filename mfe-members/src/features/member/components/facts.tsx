import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/members';
import { useSettings } from '@rendezvous/remote/react/hooks';

const FIELDS = ['relationship_status', 'sexuality', 'body_type', 'hair_color', 'eye_color', 'tattoos'] as const;

/** What somebody told about themselves, as far as the site shows it (spec §3 visible_profile_fields) and they answered. */
export function Facts({ member }: { member: Member }) {
  const intl = useIntl();
  const { visible_profile_fields: visible } = useSettings();
  const facts = FIELDS.filter((field) => visible.includes(field)).flatMap((field) => {
    const value = member[field];
    return value ? [{ field, value }] : [];
  });
  if (facts.length === 0) return null;
  return null;
}
