import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FactList } from '#src/lib/members/fact-list.ts';
import { SectionTitle } from './section-title.tsx';

/** Answered profile fields that the site shows (spec §3 visible_profile_fields). */
export function Facts({ member }: { member: Member }) {
  const intl = useIntl();
  const { visible_profile_fields: visible } = useSettings();
  const filled = PROFILE_CHOICE_NAMES.filter((field) => visible.includes(field) && member[field]);
  if (filled.length === 0) return null;
  return (
    <section>
      <SectionTitle>
        {intl.formatMessage({ id: 'member.details.title', defaultMessage: 'At a glance' })}
      </SectionTitle>
      <List>
        {filled.map((field) => (
          <div key={field}>
            <dt>{profileFieldLabel(intl, field)}</dt>
            <dd>{profileValueLabel(intl, field, member[field]!, member.gender)}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled(FactList)`
  > div {
    padding-block: ${theme.space.s2h};
  }
`;
