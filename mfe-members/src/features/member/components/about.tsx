import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { SectionTitle } from './section-title.tsx';

/** About-me text, where the site shows it (spec §3 visible_profile_notes). */
export function About({ member }: { member: Member }) {
  const intl = useIntl();
  const { visible_profile_notes: notes } = useSettings();
  if (!notes.includes('about_me')) return null;
  return (
    <section>
      <SectionTitle>
        {intl.formatMessage({ id: 'about.title', defaultMessage: 'About {name}' }, { name: member.name })}
      </SectionTitle>
      <Text>
        {member.about_me ||
          intl.formatMessage(
            {
              id: 'member.about.empty',
              defaultMessage: '{name} hasn’t written anything yet. A good reason to ask.',
            },
            { name: member.name },
          )}
      </Text>
    </section>
  );
}

const Text = styled.p`
  white-space: pre-line;
`;
