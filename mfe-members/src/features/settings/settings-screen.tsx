import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { PageTitle, Wrap } from '@rendezvous/ui/layout/page';
import { MailPaused } from './components/mail-paused.tsx';
import { Rail } from './components/rail.tsx';
import { SettingsGroup } from './components/settings-group.tsx';
import type { Group } from './groups.ts';
import { useGroupTitles } from './hooks/use-group-titles.ts';

/** Everything a member decides about the account (spec §2 notification settings), under `/notifications` and `/settings`. */
export function SettingsScreen({ groups }: { groups: readonly Group[] }) {
  const intl = useIntl();
  const titles = useGroupTitles();
  const { hash, key } = useLocation();
  const isMember = useUser() !== null;
  const title = intl.formatMessage({ id: 'frame.account.settings', defaultMessage: 'Settings' });
  useTitle(title);

  // Browsers go to an anchor only while they load a page, and the groups come later.
  useEffect(() => {
    const heading = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key, isMember]);

  if (!isMember) return null;
  return (
    <Room>
      <Side>
        <PageTitle>{title}</PageTitle>
        <Rail label={title} groups={groups} />
      </Side>
      <div>
        <MailPaused />
        {groups.map((group) => (
          <SettingsGroup key={group.id} group={group} title={titles[group.id]} />
        ))}
      </div>
    </Room>
  );
}

const Room = styled(Wrap)`
  padding-block: ${theme.space.s4h} ${theme.space.s8};
  & > :last-child {
    margin-top: ${theme.space.s5};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: ${theme.space.s7h};
    padding-top: ${theme.space.s5h};
    & > :last-child {
      margin-top: 0;
    }
  }
`;

const Side = styled.div`
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.bar} + ${theme.space.s5h});
    align-self: start;
  }
`;
