import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { PageTitle, Small, Wrap } from '@rendezvous/ui/layout/page';
import { SignUpOrLogIn } from '#src/lib/dialogs/sign-up-or-log-in.tsx';
import { searchIsOpen } from '#src/lib/search-access.ts';
import { BeFound } from './components/be-found.tsx';
import { FoundMembers } from './components/found-members.tsx';
import { Question } from './components/question.tsx';
import { useFinder } from './hooks/use-finder.ts';

/** The match finder: three questions, then the members who fit (spec §2 /match-finder, §3 Match-finder options). */
export function MatchFinderScreen() {
  const intl = useIntl();
  const settings = useSettings();
  const user = useUser();
  const finder = useFinder();
  const title = intl.formatMessage({ id: 'finder.title.page', defaultMessage: 'Match finder' });
  useTitle(title);
  if (!searchIsOpen(user, settings)) {
    return (
      <Wrap>
        <EmptyState
          level={1}
          title={title}
          text={intl.formatMessage({
            id: 'finder.locked.text',
            defaultMessage: 'The match finder is for members. Signing up is free.',
          })}
          action={<SignUpOrLogIn />}
        />
      </Wrap>
    );
  }
  return (
    <Page>
      <header>
        <PageTitle>{title}</PageTitle>
        <Small>
          {intl.formatMessage({
            id: 'finder.intro.text',
            defaultMessage: 'We don’t keep your answers: they’re gone when you leave this page.',
          })}
        </Small>
      </header>
      {finder.question ? (
        <Question finder={finder} question={finder.question} />
      ) : (
        <>
          <FoundMembers finder={finder} />
          {user && <BeFound user={user} />}
        </>
      )}
    </Page>
  );
}

const Page = styled(Wrap)`
  display: grid;
  gap: ${theme.space.s4};
  padding-block: ${theme.space.s4h} ${theme.space.s7};
`;
