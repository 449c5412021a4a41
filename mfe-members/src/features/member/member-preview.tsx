import type { ProfileViewer } from '@rendezvous/contract/resources/photos/values';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import { useUser } from '@rendezvous/remote/react/hooks';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { About } from './components/about.tsx';
import { Facts } from './components/facts.tsx';
import { Gallery } from './components/gallery/gallery.tsx';
import { HalfSentences } from './components/half-sentences.tsx';
import { Interests } from './components/interests.tsx';
import { Columns, Info, Photos } from './components/member-columns.tsx';
import { MemberHeader } from './components/member-header.tsx';
import { MemberSkeleton } from './components/member-skeleton.tsx';
import { SeenAs } from './seen-as.ts';

const nothing = () => undefined;
const INERT = { handleLocked: nothing, handleMorePhotos: nothing };

/** The own page as such a viewer sees it, without what others can do there. */
export function MemberPreview({ as }: { as: ProfileViewer }) {
  const { id } = useUser()!;
  const { data, error, mutate } = useEndpoint(READ_MEMBER, { id, as }, { keepPreviousData: true });
  if (!data)
    return error ? <FailedRegion onRetry={() => void mutate()} /> : <MemberSkeleton card={undefined} />;
  const { member } = data;
  return (
    <SeenAs value={as}>
      <Columns>
        <Photos>
          <Gallery member={member} actions={INERT} />
        </Photos>
        <Info>
          <MemberHeader member={member} level={2} />
          <About member={member} />
          <HalfSentences member={member} completed={[]} />
          <Facts member={member} />
          <Interests member={member} />
        </Info>
      </Columns>
    </SeenAs>
  );
}
