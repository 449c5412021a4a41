import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';
import { useRoute, useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { useLikeSeen } from '#src/lib/likes/use-like-seen.ts';
import { openedCard } from '#src/lib/members/opened-card.ts';
import { useMember } from './api/get-member.ts';
import { MemberPage } from './components/member-page.tsx';
import { MemberSkeleton } from './components/member-skeleton.tsx';

const BlockedBy = lazyScreen(() =>
  import(/* webpackChunkName: "member-block" */ './components/blocked-by.tsx').then(
    (module) => module.BlockedBy,
  ),
);

/** A member's page (spec §2 Profile view). */
export function MemberScreen() {
  const { params } = useRoute()!;
  // The key makes each member a new page: photos, dialogs and forms of the previous one are dropped.
  return <MemberById key={params.id} id={params.id!} />;
}

function MemberById({ id }: { id: string }) {
  const intl = useIntl();
  const shell = useShell();
  const { data, error, mutate } = useMember(id);
  const missing = error?.status === 404;
  useLikeSeen(id);
  useTitle(
    data
      ? intl.formatMessage(
          { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
          { name: data.member.name, age: data.member.age },
        )
      : intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' }),
  );
  useEffect(() => {
    if (missing) shell.fail(404);
  }, [missing, shell]);

  if (error?.code === 'blocked_by_member')
    return <BlockedBy name={String(error.problem.params?.name ?? '')} />;
  if (data) return <MemberPage {...data} />;
  if (error && !missing) return <FailedRegion onRetry={() => void mutate()} />;
  return <MemberSkeleton card={openedCard(id)} />;
}
