import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useCurrentSection } from '@rendezvous/ui/hooks/use-current-section';
import { Icon } from '@rendezvous/ui/layout/icon';
import { RailLink } from '@rendezvous/ui/layout/rail-link';
import { USER } from '@rendezvous/ui/icons/objects/user';
import type { Group } from '../groups.ts';
import { useGroupTitles } from '../hooks/use-group-titles.ts';

/** Ways to the groups: a rail beside them from 992 px, chips above them on smaller screens. */
export function Rail({ label, groups }: { label: string; groups: readonly Group[] }) {
  const intl = useIntl();
  const titles = useGroupTitles();
  const profile = wayTo('profile', useSettings().capabilities);
  const current = useCurrentSection(groups) ?? groups[0]!.id;
  return (
    <nav aria-label={label}>
      <List>
        {profile && (
          <li>
            <Way to={profile}>
              <Icon of={USER} />
              {intl.formatMessage({ id: 'account.profile', defaultMessage: 'My profile' })}
            </Way>
          </li>
        )}
        {groups.map(({ id, icon }) => (
          <li key={id}>
            <Way
              to={`#${id}`}
              replace
              aria-current={id === current ? 'location' : undefined}
              data-danger={id === 'delete' || undefined}
            >
              <Icon of={icon} />
              {titles[id]}
            </Way>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${theme.space.s1h};
  margin: ${theme.space.s3} -${theme.space.s4} 0;
  padding: ${theme.space.s1} ${theme.space.s4};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.tablet} {
    margin-inline: -${theme.space.s5};
    padding-inline: ${theme.space.s5};
  }
  ${media.desktop} {
    display: grid;
    gap: ${theme.space.s0h};
    margin: ${theme.space.s4h} 0 0 -${theme.space.s3h};
    padding: 0;
    overflow: visible;
  }
`;

const Way = styled(RailLink)`
  &[data-danger] {
    color: ${theme.color.danger};
  }
`;
